import { LOCALES } from '@quarterdeck/kernel';
import { REFUSALS } from '@quarterdeck/protocol';
import { describe, expect, test } from 'vitest';
import { reasonWords } from '../src/common/reason-text';
import { loadWords } from '../src/i18n/words';

/** Words that want a figure which does not come throw; a code without words does not compile. */
describe.each(LOCALES)('refusals in %s', (locale) => {
  test.each(Object.entries(REFUSALS))(
    '%s has words, and they want no more figures than come with it',
    async (code, figures: readonly string[]) => {
      const words = await loadWords(locale);
      const params = Object.fromEntries(figures.map((name) => [name, name === 'minutes' ? 3 : `<${name}>`]));
      const { text } = reasonWords({ code, rule: 'TABLE', ...(figures.length === 0 ? {} : { params }) }, words);
      expect(text).not.toContain(code);
      expect(text).not.toMatch(/[{}]/);
    },
  );
});
