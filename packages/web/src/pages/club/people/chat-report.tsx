import type { ChatLine } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../i18n/words';
import { useClubWords } from '../words';
import { ReportForm } from './report-form';

/** Tells the owner of a line that should not have been said. */
export function ChatReport({ table, line }: { readonly table: string; readonly line: ChatLine }): ReactNode {
  const { t } = useWords();
  const words = useClubWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="chat-mute" aria-label={`${t('chat.report')}: ${line.player.name}`} onClick={() => setOpen(true)}>
        {t('chat.report')}
      </button>
      {open && words !== undefined && (
        <ReportForm about={line.player} line={{ table, line: line.id }} words={words} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
