import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { de } from '../src/i18n/de';
import { en } from '../src/i18n/en';
import { nl } from '../src/i18n/nl';

/**
 * Places that are as wide as they are, whatever is written there, and how many letters have been seen to fit. Whoever
 * needs more looks at the place first. A key that ends in a dot stands for all that begin so.
 */
const SHELL: ReadonlyArray<readonly [place: string, letters: number, keys: readonly string[]]> = [
  ['an entry of the head of a page', 13, ['nav.play', 'nav.games', 'nav.people', 'nav.tournaments', 'nav.rules', 'nav.settings']],
  ['a tab beside a board, or under it on a phone', 9, ['table.log', 'table.moves', 'table.score', 'table.rules', 'table.chat']],
  ['a button of a cover', 16, ['home.playNow', 'home.newTable', 'home.guide']],
  ['a button of the decision bar', 15, ['table.undo', 'table.cancel', 'hint.title']],
  ['a button of the guide', 14, ['guide.back', 'guide.next', 'guide.showMe', 'guide.playOn', 'guide.begin']],
  ['a button under a picture of the rulebook', 27, ['book.next', 'book.try', 'book.print']],
  ['an entry of the contents of the rulebook', 30, ['book.winning', 'book.page', 'book.legend', 'book.readings', 'book.ledger']],
  ['one of three segments of a setting', 19, ['settings.theme.', 'settings.motion.auto', 'settings.motion.full', 'settings.motion.calm']],
  ['how far a replay steps', 14, ['replay.by.']],
  ['which decisions a replay lists', 8, ['replay.decisions.']],
  ['a column of the account of luck', 12, ['replay.account.']],
  ['the badge of a bot', 13, ['level.']],
  ['the button of a rule', 14, ['rules.show', 'rules.readOn']],
  ['a button of a problem', 24, ['problem.next', 'problem.playOn', 'problem.all', 'problem.solve', 'problem.again']],
  [
    'who sits in the waiting room',
    17,
    ['waiting.here', 'waiting.away', 'waiting.isReady', 'waiting.notYet', 'waiting.bot', 'waiting.host'],
  ],
];

const BOARDS: ReadonlyArray<readonly [place: string, letters: number, game: string, keys: readonly string[]]> = [
  ['a leaf of the map on a phone', 11, 'amerigo', ['board.tab.']],
  ['a leaf of the map on a phone', 11, 'yamatai', ['board.tab.']],
  ['an action of the bar', 11, 'amerigo', ['board.action.']],
  ['what the dial says of a colour thrown', 8, 'amerigo', ['board.thrown']],
  ['a heading over the displays', 17, 'amerigo', ['board.progress', 'board.production', 'board.supply', 'board.special', 'board.pirates']],
  ['a role on its card', 16, 'pirates', ['role.']],
  ['a harbour on its card', 17, 'pirates', ['harbour.']],
  ['a curse in the row of those cast', 10, 'pirates', ['curse.']],
  [
    'a column of the battle',
    9,
    'pirates',
    ['board.tally.atSea', 'board.tally.afloat', 'board.tally.sunk', 'board.tally.thrown', 'board.tally.spared', 'board.tally.struck'],
  ],
  ['a step of a turn', 13, 'yamatai', ['board.step.']],
  ['what one trades', 7, 'yamatai', ['board.buy', 'board.sell', 'board.boat.']],
  ['a phase in the corner of the sky', 12, 'efemeris', ['phase.']],
  ['a step of setting up', 11, 'efemeris', ['board.step.']],
  ['what is built', 15, 'efemeris', ['board.build.']],
];

const shell: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, de, nl };

/** The texts for these keys that are too long; a key that nothing answers to is a mistake of the table. */
function tooLong(texts: Readonly<Record<string, string>>, keys: readonly string[], letters: number): readonly string[] {
  return keys.flatMap((key) => {
    const found = Object.entries(texts).filter(([name]) => (key.endsWith('.') ? name.startsWith(key) : name === key));
    if (found.length === 0) return [`${key}: no such text`];
    return found.filter(([, text]) => [...text].length > letters).map(([name, text]) => `${name}: ${text}`);
  });
}

describe.each(LOCALES)('texts fit where space is fixed, %s', (locale) => {
  test.each(SHELL)('%s takes %i letters', (_place, letters, keys) => {
    expect(tooLong(shell[locale], keys, letters)).toEqual([]);
  });

  test.each(BOARDS)('%s takes %i letters (%s)', (_place, letters, game, keys) => {
    const texts = { ...textsIn(`../../${game}/src/texts/messages.${locale}.ts`), ...textsIn(`../src/boards/${game}/texts/${locale}.ts`) };
    expect(tooLong(texts, keys, letters)).toEqual([]);
  });
});

/** The one-line texts of a file: whatever takes more than a line is not for a narrow place. */
function textsIn(path: string): Readonly<Record<string, string>> {
  const lines = readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(/^ {2}'([\w.-]+)': '(.*)',$/gm);
  return Object.fromEntries([...lines].map(([, key = '', text = '']) => [key, text]));
}
