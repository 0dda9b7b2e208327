import { type Reason, reason } from '@quarterdeck/kernel';
import { type ChatLine, type Perspective, playerSchema, positionSchema, stepsSchema } from '@quarterdeck/protocol';
import { perspectiveFor, positionText, type Visitor, viewerIndex } from '@quarterdeck/table';
import * as v from 'valibot';
import { stepsAfter } from '../../readers/history';
import type { TableRecord } from '../../store/tables';
import { outlineOf } from '../../tables/head';
import { refusedBy, tooManyReads } from '../errors';
import { JsonText, type Route, route } from '../route';
import { inviteQuery, queryNumber, type RouteParts, tablePath } from './parts';

const asQuery = v.exactOptional(v.union([v.literal('spectator'), v.pipe(v.string(), v.regex(/^[0-7]$/), v.transform(Number))]));
const chatLineSchema = v.object({ id: v.number(), at: v.number(), player: playerSchema, text: v.string() });

/** Reading a game: where it stands, what happened, what was said, and all of it as a file. */
export function gameRoutes({ store, hub, commands, readers, wakes }: RouteParts): Route[] {
  const visitorOf = async (table: string, player: string | undefined, invite: string | undefined): Promise<Visitor> => ({
    player,
    invited: await commands.isInvite(table, invite),
  });
  const orRefuse = <T>(answer: T | { refused: Reason } | undefined): T => {
    if (answer === undefined) throw refusedBy(reason('NO_SUCH_TABLE', 'TABLE'));
    if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw refusedBy(answer.refused);
    return answer as T;
  };
  /** The table's row and the eyes that a visitor gets, without folding its log. */
  const granted = async (
    table: string,
    visitor: Visitor,
    as: Perspective | undefined,
  ): Promise<{ record: TableRecord; as: Perspective; viewer: number }> => {
    const record = orRefuse(await store.tables.get(table));
    const outline = outlineOf(record);
    const seen = perspectiveFor(outline, visitor, as);
    if (typeof seen === 'object') throw refusedBy(seen);
    return { record, as: seen, viewer: viewerIndex(outline, seen) };
  };
  const mustWake = async (table: string, player: string | undefined, who: string): Promise<void> => {
    if (!(await wakes.may(table, player, who))) throw tooManyReads();
  };

  return [
    route('GET /api/tables/:id/position', {
      who: 'anyone',
      about: 'Where the game stands, as one viewer sees it',
      params: tablePath,
      query: v.object({ as: asQuery, invite: inviteQuery }),
      answer: positionSchema,
      handle: async ({ player, params, query, address }) => {
        const who = player?.id ?? address;
        const { record, viewer } = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), query.as);
        if (record.status === 'over' && !hub.isLive(params.id)) {
          const { end } = await readers.history(params.id, record.seq, who);
          const position = end?.positions[viewer];
          if (position !== undefined) return new JsonText(position);
        }
        await mustWake(params.id, player?.id, who);
        return new JsonText(orRefuse(await hub.read(params.id, ({ table }) => `{${positionText(table, viewer, hub.now())}}`)));
      },
    }),
    route('GET /api/tables/:id/steps', {
      who: 'anyone',
      about: 'What happened, as one viewer saw it',
      params: tablePath,
      query: v.object({ as: asQuery, since: v.exactOptional(queryNumber), invite: inviteQuery }),
      answer: stepsSchema,
      handle: async ({ player, params, query, address }) => {
        const { record, as, viewer } = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), query.as);
        const { seen } = await readers.history(params.id, record.seq, player?.id ?? address);
        const steps = seen[viewer];
        return new JsonText(`{"as":${JSON.stringify(as)},"steps":${steps === undefined ? '[]' : stepsAfter(steps, query.since ?? 0)}}`);
      },
    }),
    route('GET /api/tables/:id/moves', {
      who: 'player',
      about: 'The legal moves of my seat as texts; empty when it is not its turn',
      params: tablePath,
      query: v.object({ seat: v.pipe(v.string(), v.regex(/^[0-7]$/), v.transform(Number)) }),
      answer: v.object({ seq: v.number(), moves: v.array(v.string()) }),
      handle: async ({ player, params, query }) => {
        const { seat } = query;
        await granted(params.id, { player: player.id, invited: false }, seat);
        await mustWake(params.id, player.id, player.id);
        return orRefuse(
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
      params: tablePath,
      query: v.object({ invite: inviteQuery }),
      answer: v.object({ lines: v.array(chatLineSchema) }),
      handle: async ({ player, params, query }): Promise<{ lines: ChatLine[] }> => {
        await granted(params.id, await visitorOf(params.id, player?.id, query.invite), undefined);
        return { lines: await store.chat.last(params.id) };
      },
    }),
    route('GET /api/tables/:id/file', {
      who: 'anyone',
      about: 'The game as a text file. While it runs, only for those from whom nothing was hidden',
      params: tablePath,
      query: v.object({ invite: inviteQuery }),
      answer: 'text',
      handle: async ({ player, params, query, address }) => {
        const { record, viewer } = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), undefined);
        const { file, hidden } = await readers.history(params.id, record.seq, player?.id ?? address);
        if (file === undefined) throw refusedBy(reason('NOT_RUNNING', 'TABLE'));
        if (record.status !== 'over' && hidden[viewer] === true) throw refusedBy(reason('HIDDEN_UNTIL_OVER', 'TABLE'));
        return file;
      },
    }),
  ];
}
