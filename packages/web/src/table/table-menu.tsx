import type { Seat } from '@quarterdeck/kernel';
import { lazy, type ReactNode, Suspense } from 'react';
import { Sheet } from '../common/sheet';
import { useWords } from '../i18n/words';
import './table-menu.css';

const SettingsForm = lazy(() => import('../settings/settings-form').then((module) => ({ default: module.SettingsForm })));

interface TableMenuProps {
  readonly actions: ReactNode;
  readonly names: readonly string[];
  /** What can be done about a seat, where the cards of players have no room for it. */
  readonly seatActions: ((seat: Seat, name: string) => ReactNode) | undefined;
  readonly onClose: () => void;
}

/** All that can be done at a table besides playing, and the settings. */
export function TableMenu({ actions, names, seatActions, onClose }: TableMenuProps): ReactNode {
  const { t } = useWords();
  return (
    <Sheet title={t('table.menu')} onClose={onClose}>
      <div className="menu-actions">{actions}</div>
      {seatActions !== undefined && (
        <ul className="seat-actions">
          {names.map((name, seat) => (
            <li key={name}>
              {name} {seatActions(seat, name)}
            </li>
          ))}
        </ul>
      )}
      <h3 className="menu-settings">{t('settings.title')}</h3>
      <Suspense fallback={null}>
        <SettingsForm />
      </Suspense>
    </Sheet>
  );
}
