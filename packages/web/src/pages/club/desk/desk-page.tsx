import type { Desk } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Layout } from '../../../common/layout';
import { useLoaded } from '../../../common/use-loaded';
import { api } from '../../../remote/api';
import { askClub } from '../../../remote/club';
import { askSession, useSession } from '../../../remote/session';
import { useAttempt } from '../attempt';
import { type ClubKey, type ClubWords, useClubWords } from '../words';
import '../../pages.css';
import '../club.css';
import { Acts } from './acts';
import { Backups } from './backups';
import { Bans } from './bans';
import { ClubForm } from './club-form';
import { Glance } from './glance';
import { Persons } from './persons';
import { Reports } from './reports';
import { Tables } from './tables';

export interface DeskPartProps {
  readonly words: ClubWords;
  readonly desk: Desk;
  /** Something was done: the glance may be another. */
  readonly onChange: () => void;
}

const PARTS: Readonly<
  Record<string, { readonly title: ClubKey; readonly owner: boolean; readonly part: (props: DeskPartProps) => ReactNode }>
> = {
  glance: { title: 'desk.part.glance', owner: false, part: Glance },
  reports: { title: 'desk.part.reports', owner: false, part: Reports },
  persons: { title: 'desk.part.persons', owner: false, part: Persons },
  bans: { title: 'desk.part.bans', owner: false, part: Bans },
  tables: { title: 'desk.part.tables', owner: false, part: Tables },
  club: { title: 'desk.part.club', owner: true, part: ClubForm },
  backups: { title: 'desk.part.backups', owner: true, part: Backups },
  acts: { title: 'desk.part.acts', owner: true, part: Acts },
};

/** The owner's desk: everything it does is a route of the server, which alone decides who may. */
export default function DeskPage({ part = 'glance' }: { readonly part?: string | undefined }): ReactNode {
  const words = useClubWords();
  const session = useSession();
  if (words === undefined) return null;
  const { t } = words;
  const known = session.state === 'known';
  const hasDesk = known && (session.me.role === 'owner' || session.me.role === 'moderator');
  return <Layout title={t('desk.title')}>{hasDesk ? <Parts words={words} open={part} /> : <Claim words={words} known={known} />}</Layout>;
}

function Parts({ words, open }: { readonly words: ClubWords; readonly open: string }): ReactNode {
  const { t } = words;
  const desk = useLoaded('desk', () => api('GET /api/desk'));
  if (desk.state === 'failed') return <Failure error={desk.error} onRetry={desk.reload} />;
  if (desk.state === 'loading') return null;
  const mine = Object.entries(PARTS).filter(([, { owner }]) => !owner || desk.value.role === 'owner');
  const [, shown] = mine.find(([name]) => name === open) ?? mine[0] ?? [];
  if (shown === undefined) return null;
  const Part = shown.part;
  return (
    <>
      <h1 className="page-title">{t('desk.title')}</h1>
      <div className="desk">
        <nav className="desk-parts" aria-label={t('desk.title')}>
          {mine.map(([name, { title }]) => (
            <Link key={name} href={`/desk/${name}`} aria-current={PARTS[name] === shown ? 'page' : undefined}>
              {t(title)}
              {name === 'reports' && desk.value.reports > 0 && <em>{desk.value.reports}</em>}
            </Link>
          ))}
        </nav>
        <div>
          <Part words={words} desk={desk.value} onChange={desk.reload} />
        </div>
      </div>
    </>
  );
}

function Claim({ words, known }: { readonly words: ClubWords; readonly known: boolean }): ReactNode {
  const { t } = words;
  const [code, setCode] = useState('');
  const attempt = useAttempt();
  return (
    <div className="prose">
      <h1 className="page-title">{t('desk.title')}</h1>
      <p>{t('desk.none')}</p>
      <p>{t('desk.claimText')}</p>
      {known ? (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt.run(async () => {
              await api('POST /api/club/claim', { body: { code: code.trim() } });
              askClub(true);
              await askSession(true);
            });
          }}
        >
          <label className="field">
            <span>{t('desk.code')}</span>
            <input type="text" value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
          </label>
          <button type="submit" className="button button-go" disabled={attempt.busy || code.trim().length < 8}>
            {t('desk.claim')}
          </button>
        </form>
      ) : (
        <p>
          <Link href="/profile">{t('desk.claimName')}</Link>
        </p>
      )}
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </div>
  );
}
