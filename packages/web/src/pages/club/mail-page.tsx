import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../common/failure';
import { Layout } from '../../common/layout';
import { api } from '../../remote/api';
import { useAttempt } from './attempt';
import { type ClubWords, useClubWords } from './words';

interface MailPageProps {
  readonly what: 'confirm' | 'stop';
  readonly token: string;
}

/** What a link in a mail opens. Nothing happens before somebody presses: programs that look at mails open every link. */
export default function MailPage(props: MailPageProps): ReactNode {
  const words = useClubWords();
  if (words === undefined) return null;
  const title = words.t(`mail.page.${props.what}`);
  return (
    <Layout title={title}>
      <div className="prose">
        <h1 className="page-title">{title}</h1>
        <Act {...props} words={words} />
      </div>
    </Layout>
  );
}

function Act({ what, token, words }: MailPageProps & { readonly words: ClubWords }): ReactNode {
  const { t } = words;
  const attempt = useAttempt();
  const [done, setDone] = useState(false);
  const act = async (): Promise<void> => {
    if (what === 'confirm') await api('POST /api/mail/confirm', { body: { token } });
    else await api('POST /mail/stop/:token', { params: { token } });
    setDone(true);
  };
  if (done) {
    return (
      <>
        <p role="status">{t(`mail.page.${what}.done`)}</p>
        <p>
          <Link href="/profile">{t('mail.page.profile')}</Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{t(`mail.page.${what}.text`)}</p>
      <button type="button" className="button button-go" disabled={attempt.busy} onClick={() => void attempt.run(act)}>
        {t(`mail.page.${what}.act`)}
      </button>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </>
  );
}
