import type { Reason } from '@quarterdeck/kernel';
import { refuse } from '@quarterdeck/protocol';
import { whyUnseen } from '@quarterdeck/table';
import type { Subject } from '../../bots/analyst';
import { HttpError, refusedBy, tooManyReads } from '../errors';
import { type Route, route } from '../route';
import type { RouteParts } from './parts';

/** Seconds after which a queue that was full has probably room again. */
const RETRY_AFTER = 10;

/** What bots think of finished games. Of running ones they say nothing, to anybody. */
export function analysisRoutes({ hub, commands, analyst, wakes }: RouteParts): Route[] {
  const finished = async (id: string, player: string | undefined, invite: string | undefined, who: string): Promise<Subject> => {
    if (!(await wakes.may(id, player, who))) throw tooManyReads();
    const invited = await commands.isInvite(id, invite);
    const found = await hub.read(id, ({ table }): Subject | { refused: Reason } => {
      const unseen = whyUnseen(table, { player, invited });
      if (unseen !== undefined) return { refused: unseen };
      if (table.status !== 'over') return { refused: refuse('NOT_OVER') };
      return { table: id, game: table.game, config: table.playing.config, entries: table.playing.entries };
    });
    if (found === undefined) throw refusedBy(refuse('NO_SUCH_TABLE'));
    if ('refused' in found) throw refusedBy(found.refused);
    return found;
  };
  const tooBusy = (): HttpError =>
    new HttpError(503, 'TOO_BUSY', `Too many games wait to be analysed; try again in ${RETRY_AFTER} seconds`, undefined, RETRY_AFTER);

  return [
    route('GET /api/tables/:id/analysis', {
      who: 'anyone',
      about: 'Win shares over a finished game; worked out when first asked for, so ask again until it is done',
      handle: async ({ player, params, query, address }) => {
        const who = player?.id ?? address;
        const curve = analyst.curve(await finished(params.id, player?.id, query.invite, who), who);
        if (curve === undefined) throw tooBusy();
        if (curve.state === 'failed') throw new HttpError(500, 'SERVER_ERROR', 'This game could not be analysed');
        const points = curve.points.slice(query.since ?? 0);
        return { points, of: curve.of, done: curve.state === 'done' };
      },
    }),
    route('GET /api/tables/:id/analysis/:n', {
      who: 'anyone',
      about: 'The best moves at one moment of a finished game, for the seat that decided then, from what it saw',
      handle: async ({ player, params: { id, n }, query, address }) => {
        const who = player?.id ?? address;
        const subject = await finished(id, player?.id, query.invite, who);
        const next = subject.entries[n];
        if (next?.kind !== 'move') throw refusedBy(refuse('NO_SUCH_MOMENT', { n: subject.entries.length }));
        const asked = analyst.best(subject, n, next.seat, who);
        if (asked === undefined) throw tooBusy();
        return { n, ...(await asked), played: subject.game.notation.writeMove(next.move) };
      },
    }),
  ];
}
