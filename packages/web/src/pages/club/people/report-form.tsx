import { type Player, REPORT_KINDS } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../../common/failure';
import { Sheet } from '../../../common/sheet';
import { api } from '../../../remote/api';
import { useAttempt } from '../attempt';
import type { ClubWords } from '../words';

/** Tells the owner of something that should not be. */
export function ReportForm({
  about,
  line,
  words,
  onClose,
}: {
  readonly about: Player;
  /** What they said, where it is about that. */
  readonly line?: { readonly table: string; readonly line: number };
  readonly words: ClubWords;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = words;
  const [kind, setKind] = useState<(typeof REPORT_KINDS)[number]>(line === undefined ? 'name' : 'chat');
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const attempt = useAttempt();
  return (
    <Sheet title={t('people.reportOf', { name: about.name })} onClose={onClose}>
      {sent ? (
        <p role="status">{t('people.reported')}</p>
      ) : (
        <form
          className="club-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt.run(() => api('POST /api/reports', { body: { about: about.id, kind, text: text.trim(), ...line } })).then(setSent);
          }}
        >
          <label className="field">
            <span>{t('people.reportKind')}</span>
            <select value={kind} onChange={(event) => setKind(REPORT_KINDS.find((one) => one === event.target.value) ?? kind)}>
              {REPORT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`desk.report.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t('people.reportText')}</span>
            <input type="text" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          {attempt.failure !== undefined && <Failure error={attempt.failure} />}
          <button type="submit" className="button button-go" disabled={attempt.busy}>
            {t('people.report')}
          </button>
        </form>
      )}
    </Sheet>
  );
}
