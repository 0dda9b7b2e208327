import type { Part } from '@quarterdeck/bots';
import type { Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';

/** What speaks for a move, and what against it. */
export function Why({ parts, speaker }: { readonly parts: readonly Part[]; readonly speaker: Speaker }): ReactNode {
  const { t, locale } = useWords();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const said = (some: readonly Part[]): string => list.format(some.map(({ says }) => speaker.say(says)));
  const pro = parts.filter(({ share }) => share > 0);
  const contra = parts.filter(({ share }) => share < 0);
  return (
    <>
      {pro.length > 0 && <small className="why">{t('hint.for', { what: said(pro) })}</small>}
      {contra.length > 0 && <small className="why">{t('hint.against', { what: said(contra) })}</small>}
    </>
  );
}
