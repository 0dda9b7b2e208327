import { type Reason, reason } from '@quarterdeck/kernel';
import {
  type ChatLine,
  type Perspective,
  type Position,
  playerSchema,
  positionSchema,
  type Step,
  stepsSchema,
} from '@quarterdeck/protocol';
import { foldTable, gameFile, nothingHidden, perspectiveFor, positionText, type Visitor, viewerIndex, whyUnseen } from '@quarterdeck/table';
import * as v from 'valibot';
import { refusedBy } from '../errors';
import { type Route, route } from '../route';
import { inviteQuery, queryNumber, type RouteParts, tablePath } from './parts';

const asQuery = v.exactOptional(v.union([v.literal('spectator'), v.pipe(v.string(), v.regex(/^[0-7]$/), v.transform(Number))]));
const chatLineSchema = v.object({ id: v.number(), at: v.number(), player: playerSchema, text: v.string() });

/** Reading a game: where it stands, what happened, what was said, and all of it as a file. */
export function gameRoutes({ store, hub, commands }: RouteParts): Route[] {
  const visitorOf = async (table: string, player: string | undefined, invite: string | undefined): Promise<Visitor> => ({
    player,
    invited: await commands.isInvite(table, invite),
  });
  const orRefuse = <T>(answer: T | { refused: Reason } | undefined): T => {
    if (answer === undefined) throw refusedBy(reason('NO_SUCH_TABLE', 'TABLE'));
    if (typeof answer === 'object' && answer !== null && 'refused' in answer) throw refusedBy(answer.refused);
    return answer as T;
  };
  const granted = async (table: string, visitor: Visitor, as: Perspective | undefined): Promise<Perspective> =>
    orRefuse(
      await hub.read(table, (live) => {
        const seen = perspectiveFor(live.table, visitor, as);
        return typeof seen === 'object' ? { refused: seen } : seen;
      }),
    );

  return [
    route('GET /api/tables/:id/position', {
      who: 'anyone',
      about: 'Where the game stands, as one viewer sees it',
      params: tablePath,
      query: v.object({ as: asQuery, invite: inviteQuery }),
      answer: positionSchema,
      handle: async ({ player, params, query }) => {
        const as = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), query.as);
        const text = orRefuse(await hub.read(params.id, ({ table }) => `{${positionText(table, viewerIndex(table, as), hub.now())}}`));
        return JSON.parse(text) as Position;
      },
    }),
    route('GET /api/tables/:id/steps', {
      who: 'anyone',
      about: 'What happened, as one viewer saw it',
      params: tablePath,
      query: v.object({ as: asQuery, since: v.exactOptional(queryNumber), invite: inviteQuery }),
      answer: stepsSchema,
      handle: async ({ player, params, query }) => {
        const as = await granted(params.id, await visitorOf(params.id, player?.id, query.invite), query.as);
        const rows = await store.tables.log(params.id);
        const { table, steps } = foldTable(params.id, rows, (game, version) => hub.gameAsPlayed(game, version), rows.length);
        const viewer = viewerIndex(table, as);
        const seen = steps.flatMap(({ seq, at, texts }) => {
          const text = texts[viewer];
          return text === undefined || seq <= (query.since ?? 0) ? [] : [JSON.parse(`{${text},"at":${at}}`) as Step];
        });
        return { as, steps: seen };
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
      handle: async ({ player, params, query }) => {
        const visitor = await visitorOf(params.id, player?.id, query.invite);
        const rows = await store.tables.log(params.id);
        return orRefuse(
          await hub.read(params.id, (live) => {
            const { table } = live;
            const unseen = whyUnseen(table, visitor) ?? (table.run === undefined ? reason('NOT_RUNNING', 'TABLE') : undefined);
            if (unseen !== undefined) return { refused: unseen };
            const as = perspectiveFor(table, visitor, undefined);
            const viewer = typeof as === 'object' ? table.setup.seats : viewerIndex(table, as);
            const open = table.status === 'over' || nothingHidden(table, viewer, rows, (id) => hub.game(id));
            return open ? gameFile(table, live.seed) : { refused: reason('HIDDEN_UNTIL_OVER', 'TABLE') };
          }),
        );
      },
    }),
  ];
}
