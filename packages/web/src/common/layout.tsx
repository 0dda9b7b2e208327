import { LOCALES } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../i18n/words';
import { useHouse, waiting } from '../remote/house';
import { useSession } from '../remote/session';
import { changeSettings, useSettings } from '../settings/settings';
import { ClubName, ClubNotice, DeskLink } from './club-sign';
import { Icon, type IconName } from './icon';
import { Mark } from './mark';
import { Segments } from './segments';

interface LayoutProps {
  /** Title of the browser's tab. */
  readonly title: string;
  readonly backdrop?: ReactNode;
  readonly children: ReactNode;
}

/** Head and foot of every page but the table. */
export function Layout({ title, backdrop, children }: LayoutProps): ReactNode {
  const { t } = useWords();
  const [path] = useLocation();
  const { locale } = useSettings();
  const session = useSession();
  const house = useHouse();
  const waits = waiting(house);
  usePageTitle(title, waits);
  useBadge(waits);
  const entry = (href: string, icon: IconName, text: string, n = 0): ReactNode => (
    <Link href={href} aria-current={path === href ? 'page' : undefined}>
      <Icon name={icon} />
      {text}
      {n > 0 && <Waiting n={n} />}
    </Link>
  );
  const name = session.state === 'known' ? session.me.name : t('profile.short');
  return (
    <div className="page">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {backdrop}
      <div className="wrap">
        <header className="page-head">
          <Link href="/" className="brand">
            <Mark />
            Quarterdeck
          </Link>
          <ClubName />
          <nav className="page-nav" aria-label={t('nav.label')}>
            {entry('/', 'compass', t('nav.play'), waits)}
            {entry('/games', 'glass', t('nav.games'))}
            {entry('/leaderboard', 'players', t('nav.people'))}
            {entry('/tournaments', 'cup', t('nav.tournaments'))}
            {entry('/rules', 'book', t('nav.rules'))}
            <span className="nav-rare">
              {entry('/settings', 'gear', t('nav.settings'))}
              <DeskLink />
            </span>
          </nav>
          <div className="page-tools">
            <div className="languages">
              <Segments
                label={t('settings.language')}
                value={locale}
                choices={LOCALES.map((value) => ({ value, text: value.toUpperCase() }))}
                onChange={(value) => changeSettings({ locale: value })}
              />
            </div>
            {house.known && (
              <span className="here" data-live={house.live ? '' : undefined}>
                {t('home.here', { n: house.here.n })}
              </span>
            )}
            <ThemeSwitch />
            <Link href="/profile" className="me" aria-label={t('profile.of', { name })}>
              <b aria-hidden="true">{name.slice(0, 1).toUpperCase()}</b>
              <span>{name}</span>
            </Link>
          </div>
        </header>
      </div>
      <ClubNotice />
      <main className="page-main wrap" id="main" tabIndex={-1}>
        {children}
      </main>
      <div className="wrap">
        <footer className="page-foot">
          <span>Quarterdeck</span>
          <span className="foot-rare">
            <Link href="/settings">{t('nav.settings')}</Link>
            <DeskLink />
          </span>
          <Link href="/about">{t('nav.about')}</Link>
          <span>
            {session.state === 'alone'
              ? t('connection.alone')
              : session.state === 'unknown'
                ? t('connection.connecting')
                : t('connection.live')}
          </span>
        </footer>
      </div>
    </div>
  );
}

function ThemeSwitch(): ReactNode {
  const { t } = useWords();
  useSettings();
  const dark = document.documentElement.dataset.theme === 'dark';
  return (
    <Segments
      label={t('settings.theme')}
      value={dark ? 'dark' : 'light'}
      choices={[
        { value: 'light', text: <Icon name="sun" />, label: t('settings.theme.light') },
        { value: 'dark', text: <Icon name="lantern" />, label: t('settings.theme.dark') },
      ]}
      onChange={(theme) => changeSettings({ theme })}
    />
  );
}

/** How much waits for oneself, beside where it is found. */
function Waiting({ n }: { readonly n: number }): ReactNode {
  const { t } = useWords();
  return (
    <em className="waits">
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{t('nav.waits', { n })}</span>
    </em>
  );
}

/** The title of the browser's tab; it says how much waits for oneself. */
export function usePageTitle(title: string, waits = 0): void {
  useEffect(() => {
    const whole = title === 'Quarterdeck' ? title : `${title} · Quarterdeck`;
    document.title = waits > 0 ? `(${waits}) ${whole}` : whole;
  }, [title, waits]);
}

/** The same on the icon of an installed page, and a bell when more waits than before. */
export function useBadge(waits: number): void {
  const { sound } = useSettings();
  const before = useRef(waits);
  useEffect(() => {
    const more = waits > before.current;
    before.current = waits;
    if (more && sound) void import('../kit/play-sound').then(({ playSound }) => playSound('bell'));
    // Not every browser has icons to put a number on, and none must.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(waits).catch(() => undefined);
  }, [waits, sound]);
}
