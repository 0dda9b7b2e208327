import { type Message, message } from '@quarterdeck/kernel';
import { CARD_NAMES, COUNTRIES, LOOT_KINDS, ROLES } from '@quarterdeck/pirates';
import type { GuideScript, GuideStep } from '../../kit';
import { pieceIds } from './pieces';
import type { CountryName, LootName, RoleName } from './types';

/*
 * Three short rounds for three: a plunder as Captain, a harbour as Islander, a sale as Merchant. Cards, throws
 * and the two others are written down, so that everything is met once; then the game goes on by itself.
 */

/** The two others are named as the table names them. */
const say = (key: string): Message => message(`guide.${key}`, { anne: { seat: 1 }, tom: { seat: 2 } });

/** A step that waits for a move. */
function doThis(key: string, move: string, point: readonly string[], replies: readonly string[] = []): GuideStep {
  return { say: say(key), expect: [move], point, ...(replies.length === 0 ? {} : { replies }) };
}

function read(key: string, point: readonly string[] = []): GuideStep {
  return { say: say(key), point };
}

const ME = 0;
const role = (name: RoleName): string => pieceIds.role(ROLES.indexOf(name));
const card = (name: string): string => pieceIds.card(CARD_NAMES.indexOf(name));
const goods = (name: LootName): string => pieceIds.goods(ME, LOOT_KINDS.indexOf(name));
const flag = (name: CountryName): string => pieceIds.flag(COUNTRIES.indexOf(name));

/** Two caravan ships against four, three and two pirates: one of one's own is lost, then both red ships go down. */
const FIRST_THROW = [
  'throw 4@9000,12000/20 3@18000,16000/60',
  '5@11500,11000/10 2@17000,18300/40 1@6000,20000/33 3@5000,6000/5',
  '6@20500,17500/75 4@22000,8000/50 2@13500,23000/15',
  '5@24000,22000/80 6@15000,5000/45',
].join(' ');
/** A lone caravan ship that meets a five at once. */
const SECOND_THROW = [
  'throw 2@13500,13500/30',
  '5@15500,14500/10 3@8000,8000/50 4@20000,21000/70',
  '1@22000,6000/25',
  '6@6000,19000/60',
].join(' ');

export const guide: GuideScript = {
  seats: 3,
  player: ME,
  outcomes: [
    'deal EN2 HB3 kraken FR1 HB1 idol ES2 NL1 tavern',
    'start 1',
    FIRST_THROW,
    'loot coffee coffee talisman',
    'loot rum fruit coffee',
    'loot rum rum',
    'adventure FR2',
    'adventure ES3',
    'loot coffee',
    'adventure NL2',
    'adventure wages',
    SECOND_THROW,
    'loot rum rum fruit',
    'loot coffee',
    'loot talisman',
  ],
  sources: ['sell', 'alone', 'talisman', 'yinyang', 'marks'],
  chapters: [
    {
      id: 'fleet',
      rule: 'PI-001',
      steps: [read('welcome'), read('fleet', [pieceIds.berth(ME, 'free'), pieceIds.berth(ME, 'reserve')])],
    },
    {
      id: 'roles',
      rule: 'PI-040',
      steps: [
        read(
          'roles',
          ROLES.map((name) => role(name)),
        ),
        doThis('captain', 'choose captain', [role('captain'), card('EN2')], ['2 choose shipbuilder', '3 choose cartographer', '2 buy 2']),
      ],
    },
    {
      id: 'plunder',
      rule: 'PI-080',
      steps: [
        doThis('caravan', 'play EN2', [card('EN2')]),
        doThis('send', 'send 4', [pieceIds.chart], ['2 send 3', '3 send 2']),
        read('battle', [pieceIds.chart]),
        doThis('load', 'load coffee', [goods('coffee')]),
        doThis(
          'loadMore',
          'load coffee',
          [goods('coffee')],
          ['2 load rum', '2 load fruit', '2 load coffee', '3 load rum', '3 load rum', '3 draw', '3 draw'],
        ),
        read('gift', [pieceIds.yinYang(ME)]),
      ],
    },
    {
      id: 'harbour',
      rule: 'PI-130',
      steps: [
        doThis(
          'islander',
          'choose islander',
          [role('islander'), card('HB3')],
          ['2 choose cartographer', '3 choose shipbuilder', '3 buy 1'],
        ),
        doThis('harbour', 'play HB3', [card('HB3')]),
        doThis('loadThird', 'load coffee', [goods('coffee')], ['2 draw', '2 draw', '2 done']),
      ],
    },
    {
      id: 'sale',
      rule: 'PI-170',
      steps: [
        doThis(
          'merchant',
          'choose merchant',
          [role('merchant'), pieceIds.harbour],
          ['2 choose captain', '3 choose governor', '3 privateer france', '2 play FR1', '2 send 3', '3 send 1'],
        ),
        doThis('sendOne', 'send 1', [pieceIds.chart, flag('france')], ['2 load rum', '2 load rum', '2 load fruit', '3 load coffee']),
        doThis('ritual', 'ritual double-hold', [pieceIds.ritual('doubleHold', ME)]),
        doThis('sell', 'sell 3 coffee', [pieceIds.harbour]),
        doThis('guard', 'done', [pieceIds.guards(ME)]),
      ],
    },
    {
      id: 'rest',
      rule: 'PI-150',
      steps: [read('curses', [pieceIds.curse(0)]), read('end', [pieceIds.deck])],
    },
  ],
};
