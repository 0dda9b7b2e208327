import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/words';
import { useClub } from '../remote/club';
import { useSession } from '../remote/session';
import './club-sign.css';

/** The club's name, beside the house's. */
export function ClubName(): ReactNode {
  const club = useClub();
  return club?.name === undefined ? null : <span className="club-name">{club.name}</span>;
}

/** What the owner wants everybody to know. */
export function ClubNotice(): ReactNode {
  const club = useClub();
  return club?.notice === undefined ? null : (
    <div className="wrap">
      <p className="club-notice">{club.notice.text}</p>
    </div>
  );
}

/** The way to the desk, for those who have one. */
export function DeskLink(): ReactNode {
  const { t } = useWords();
  const session = useSession();
  if (session.state !== 'known' || (session.me.role !== 'owner' && session.me.role !== 'moderator')) return null;
  return <Link href="/desk">{t('nav.desk')}</Link>;
}
