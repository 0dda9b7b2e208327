import { memo, type ReactNode } from 'react';
import { Icon } from '../common/icon';
import { useWords } from '../i18n/words';
import { StageHead } from '../stage/stage-head';
import { ConnectionSign } from './connection-sign';
import type { Connection } from './link';
import { MatchScore } from './match-score';

interface TableHeadProps {
  readonly title: string;
  /** Round and phase, or the table's own name. */
  readonly subtitle: string;
  readonly match: Parameters<typeof MatchScore>[0]['match'];
  readonly names: readonly string[];
  readonly connection: Connection;
  readonly onMenu: () => void;
  /** What else there is to look at, where it stands in the head. */
  readonly children: ReactNode;
}

/** The head of the table page; not drawn anew by what somebody points at or chooses. */
export const TableHead = memo(function TableHead(props: TableHeadProps): ReactNode {
  const { title, subtitle, match, names, connection, onMenu, children } = props;
  const { t } = useWords();
  return (
    <StageHead
      title={title}
      subtitle={
        <>
          <small>{subtitle}</small>
          <MatchScore match={match} names={names} brief />
        </>
      }
    >
      <ConnectionSign connection={connection} />
      {children}
      <button type="button" className="close table-menu" aria-label={t('table.menu')} onClick={onMenu}>
        <Icon name="menu" />
      </button>
    </StageHead>
  );
});
