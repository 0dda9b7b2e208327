import { isLevel, LEVELS, type Level } from '@quarterdeck/bots';
import type { TableInfo } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/words';
import { againSolo } from '../solo/start-solo';

/** The level above; undefined above the highest. */
function levelAbove(level: string | undefined): Level | undefined {
  return level !== undefined && isLevel(level) ? LEVELS[LEVELS.indexOf(level) + 1] : undefined;
}

/** What leads from a finished game against bots to the next: the same bots, or one level up. */
export default function SoloNext({ id, info }: { readonly id: string; readonly info: TableInfo }): ReactNode {
  const { t } = useWords();
  const [, go] = useLocation();
  // There is one next game: where it is laid out already, or is the next of a match, its bots are known.
  const matchGoesOn = info.match !== undefined && info.match.winners === undefined;
  const canRise =
    info.rematch === undefined && !matchGoesOn && info.seats.some(({ kind, level }) => kind === 'bot' && levelAbove(level) !== undefined);
  const again = async (next?: (level: string) => string): Promise<void> => go(`/solo/${await againSolo(id, next)}`);
  return (
    <>
      <button type="button" className="button button-go" onClick={() => void again()}>
        {t('solo.again')}
      </button>
      {canRise && (
        <button type="button" className="button" onClick={() => void again((level) => levelAbove(level) ?? level)}>
          {t('solo.stronger')}
        </button>
      )}
    </>
  );
}
