import { type Seat, type Viewer, writeEntry } from '@quarterdeck/kernel';
import type { Step, TableInfo } from '@quarterdeck/protocol';
import { historyFor, infoOf, seatsOf, viewerIndex } from '@quarterdeck/table';
import { range } from '../common/range';
import { loadEngine } from '../games';
import { ApiError, api } from '../remote/api';
import { invitedTo } from '../remote/invitation';
import { askSession } from '../remote/session';
import { foldRecord } from '../solo/open-record';
import { MYSELF } from '../solo/solo-record';
import { readSolo } from '../solo/solo-store';
import { localAnalysis, type ReplayAnalysis, remoteAnalysis } from './analysis';

/** Where a replay comes from: a table on the server or in this browser. */
export interface ReplaySource {
  readonly info: TableInfo;
  /** One's own seats. */
  readonly mine: readonly Seat[];
  /** Whose eyes may be borrowed, one's own first. Hidden things of others are open once the game is over. */
  readonly viewers: readonly Viewer[];
  readonly home: string;
  /** Only once the game is over: it knows what was hidden. */
  readonly analysis: ReplayAnalysis | undefined;
  steps(as: Viewer): Promise<readonly Step[]>;
}

export async function openReplay(kind: string, id: string): Promise<ReplaySource> {
  if (kind === 'solo') return openSolo(id);
  if (kind === 'table') return openTable(id);
  throw new ApiError('NO_SUCH_TABLE', 404);
}

async function openSolo(id: string): Promise<ReplaySource> {
  const found = await readSolo(id);
  if (found === undefined) throw new ApiError('NO_SUCH_TABLE', 404);
  const { table, steps } = foldRecord(await loadEngine(found.head.game), found);
  const info = infoOf(table, found.seed);
  const over = info.status === 'over';
  const mine = seatsOf(table.seats, MYSELF);
  return {
    info,
    mine,
    viewers: over ? everybody(info, mine) : mine,
    home: `/solo/${id}`,
    analysis: over
      ? localAnalysis({
          game: table.game.id,
          config: table.playing.config,
          lines: table.playing.entries.map((entry) => writeEntry(table.game, entry)),
        })
      : undefined,
    steps: async (as) => historyFor(steps, viewerIndex(table, as)),
  };
}

async function openTable(id: string): Promise<ReplaySource> {
  const [session, info] = await Promise.all([askSession(), api('GET /api/tables/:id', { params: { id }, query: invitedTo(id) })]);
  const me = session.state === 'known' ? session.me.id : undefined;
  const mine = range(info.seats.length).filter((seat) => me !== undefined && info.seats[seat]?.player?.id === me);
  return {
    info,
    mine,
    viewers: info.status === 'over' ? everybody(info, mine) : [...mine, 'spectator'],
    home: `/table/${id}`,
    analysis: info.status === 'over' ? remoteAnalysis(id) : undefined,
    steps: async (as) => (await api('GET /api/tables/:id/steps', { params: { id }, query: { as: String(as), ...invitedTo(id) } })).steps,
  };
}

function everybody({ seats }: TableInfo, mine: readonly Seat[]): readonly Viewer[] {
  return [...mine, ...range(seats.length).filter((seat) => !mine.includes(seat)), 'spectator'];
}
