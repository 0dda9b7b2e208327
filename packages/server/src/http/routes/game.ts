import type { Viewer } from '@quarterdeck/kernel';
import { refuse, writeHistory } from '@quarterdeck/protocol';
import { perspectiveFor, positionOf, type Visitor, viewerIndex } from '@quarterdeck/table';
import { stepsAfter } from '../../readers/history';
import type { TableRecord } from '../../store/tables';
import { outlineOf } from '../../tables/head';
import { refusedBy, tooManyReads } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** Reading a game: where it stands, what happened, what was said, and all of it as a file. */
export function gameRoutes({ store, hub, commands, readers, wakes }: RouteParts): Route[] {
  const visitorOf = async (table: string, player: string | undefined, invite: string | undefined): Promise<Visitor> => ({
    player,
    invited: await commands.isInvite(table, invite),
  });
  const found = <T>(answer: T | undefined): T => {
    if (answer === undefined) throw refusedBy(refuse('NO_SUCH_TABLE'));
    return answer;
  };
  /** The table's row and the eyes that a visitor gets, without folding its log. */
  const granted = async (
    table: string,
    visitor: Visitor,
    as: Viewer | undefined,
  ): Promise<{ record: TableRecord; as: Viewer; viewer: number }> => {
    const record = found(await store.tables.get(table));
    const outline = outlineOf(record);
    const seen = perspectiveFor(outline, visitor, as);
    if (!seen.ok) throw refusedBy(seen.reason);
    return { record, as: seen.as, viewer: viewerIndex(outline, seen.as) };
  };
  const mustWake = async (table: string, player: string | undefined, who: string): Promise<void> => {
    if (!(await wakes.may(table, player, who))) throw tooManyReads();
  };

  return [
    route('GET /api/tables/:id/position', {
      who: 'anyone',
      about: 'Where the game stands, as one viewer sees it',
      handle: async ({ player, params, query, address }) => {
        const who = player?.id ?? address;
        const { record, viewer } = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), query.as);
        if (record.status === 'over' && !hub.isLive(params.id)) {
          const { end } = await readers.history(params.id, record.seq, who);
          const position = end?.positions[viewer];
          if (position !== undefined) return position;
        }
        await mustWake(params.id, player?.id, who);
        return found(await hub.read(params.id, ({ table }) => positionOf(table, viewer, hub.now())));
      },
    }),
    route('GET /api/tables/:id/steps', {
      who: 'anyone',
      about: 'What happened, as one viewer saw it',
      handle: async ({ player, params, query, address }) => {
        const { record, as, viewer } = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), query.as);
        const { seen } = await readers.history(params.id, record.seq, player?.id ?? address);
        const steps = seen[viewer];
        return writeHistory(as, steps === undefined ? '' : stepsAfter(steps, query.since ?? 0));
      },
    }),
    route('GET /api/tables/:id/moves', {
      who: 'player',
      about: 'The legal moves of my seat as texts; empty when it is not its turn',
      handle: async ({ player, params, query }) => {
        const { seat } = query;
        await granted(params.id, { player: player.id, invited: false }, seat);
        await mustWake(params.id, player.id, player.id);
        return found(
          await hub.read(params.id, ({ table }) => ({
            seq: table.seq,
            moves: table.status === 'running' ? table.game.moves(table.playing.state, seat).map(table.game.notation.writeMove) : [],
          })),
        );
      },
    }),
    route('GET /api/tables/:id/chat', {
      who: 'anyone',
      about: 'The last lines of the chat',
      handle: async ({ player, params, query }) => {
        await granted(params.id, await visitorOf(params.id, player?.id, query.invite), undefined);
        return { lines: await store.chat.last(params.id) };
      },
    }),
    route('GET /api/tables/:id/file', {
      who: 'anyone',
      about: 'The game as a text file. While it runs, only for those from whom nothing was hidden',
      handle: async ({ player, params, query, address }) => {
        const { record, viewer } = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), undefined);
        const { file, hidden } = await readers.history(params.id, record.seq, player?.id ?? address);
        if (file === undefined) throw refusedBy(refuse('NOT_RUNNING'));
        if (record.status !== 'over' && hidden[viewer] === true) throw refusedBy(refuse('HIDDEN_UNTIL_OVER'));
        return file;
      },
    }),
  ];
}
