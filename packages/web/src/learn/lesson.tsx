import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSizeClass } from '../common/size-class';
import { GuideLink } from '../guide/guide-link';
import { useWords } from '../i18n/words';
import type { GuideScript } from '../kit';
import { rememberedName } from '../remote/session';
import { seatNames } from '../table/seat-names';
import { TableClient, type TableSnapshot } from '../table/table-client';
import { chapterOf, type TableKit, useSpeaker } from '../table/table-kit';
import { TableView } from '../table/table-view';
import type { Gate } from '../table/use-decision';
import { useTableState } from '../table/use-table-state';

/** A table that teaches: a written position, played on in the page itself. */
export interface Lesson {
  readonly link: GuideLink;
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly speaker: Speaker;
  /** Leaves the lesson and plays the same game to its end. */
  playOn(): Promise<void>;
}

/** The same script makes the same lesson: whoever calls keeps it. */
export function useLesson(kit: TableKit, script: GuideScript, start = 0): Lesson {
  const words = useWords();
  const [, go] = useLocation();
  const { game, board } = kit;
  const name = rememberedName() ?? words.t('guestName');
  const link = useMemo(() => new GuideLink(game, script, name, start), [game, script, name, start]);
  const client = useMemo(() => new TableClient(game, link, chapterOf(board)), [game, board, link]);
  const snapshot = useTableState(client);
  const names = useMemo(() => seatNames(snapshot.info?.seats ?? [], words), [snapshot.info?.seats, words]);
  const speaker = useSpeaker(kit, names);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  return { link, client, snapshot, speaker, playOn: async () => go(`/solo/${await link.keep()}`) };
}

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly kit: TableKit;
  readonly title: string;
  readonly gate: Gate;
  readonly leaf?: string | undefined;
  readonly playOn: string;
  /** Beside the board on a desk. */
  readonly side: ReactNode;
  /** Under the board where there is no room beside it. */
  readonly strip: ReactNode;
}

/** The board of a lesson, with what it has to say where the panels of a table would be. */
export function LessonTable({ lesson, kit, title, gate, leaf, playOn, side, strip }: LessonTableProps): ReactNode {
  const size = useSizeClass();
  return (
    <TableView
      client={lesson.client}
      kit={kit}
      title={title}
      gate={gate}
      leaf={leaf}
      actions={
        <button type="button" className="button" onClick={() => void lesson.playOn()}>
          {playOn}
        </button>
      }
      rail={side}
      aside={size === 'wide' ? undefined : strip}
    />
  );
}
