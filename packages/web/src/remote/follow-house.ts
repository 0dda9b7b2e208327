import {
  type HouseNews,
  type HouseTable,
  type ListNews,
  PROTOCOL,
  readServerMessage,
  type TableSummary,
  writeMessage,
} from '@quarterdeck/protocol';
import { EMPTY_HOUSE, type HouseState } from './house';
import { type Line, type Place, thisPage } from './place';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** After so long without the whole house it is asked for again. */
const ASK_AGAIN = 6_000;

/** Follows the house until it is closed, through broken connections. */
export function followHouse(get: () => HouseState, set: (state: HouseState) => void, place: Place = thisPage): { close(): void } {
  let line: Line | undefined;
  let pause = FIRST_PAUSE;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = (): void => {
    if (line?.isOpen === true) line.send(writeMessage({ t: 'house', yes: true }));
  };
  const connect = (): void => {
    retry = undefined;
    const own: Line = place.connect(
      {
        open: () => own.send(writeMessage({ t: 'hello', protocol: PROTOCOL })),
        text: (text) => {
          const message = readServerMessage(text);
          if (message?.t === 'welcome') {
            pause = FIRST_PAUSE;
            ask();
            asking = setInterval(() => get().live || ask(), ASK_AGAIN);
          } else if (message?.t === 'house') set(takeIn(get(), message.news));
        },
        closed: () => {
          clearInterval(asking);
          if (closed || line !== own) return;
          set({ ...get(), live: false });
          retry = setTimeout(connect, pause);
          pause = Math.min(pause * 1.7, LONGEST_PAUSE);
        },
      },
      'house',
    );
    line = own;
  };
  connect();
  const unwatch = place.watch(() => {
    // Back on line or back on screen: no reason to wait out the pause.
    if (retry === undefined || place.hidden) return;
    clearTimeout(retry);
    connect();
  });
  return {
    close: () => {
      closed = true;
      clearTimeout(retry);
      clearInterval(asking);
      unwatch();
      if (line?.isOpen === true) line.send(writeMessage({ t: 'house', yes: false }));
      line?.close();
    },
  };
}

/** The house after some news. */
function takeIn(before: HouseState, news: HouseNews): HouseState {
  const known = news.whole === true ? EMPTY_HOUSE : before;
  return {
    live: before.live || news.whole === true,
    known: true,
    open: listed(known.open, news.open),
    moreOpen: news.open?.more ?? known.moreOpen,
    watch: listed(known.watch, news.watch),
    mine: news.mine === undefined ? known.mine : changed(known.mine, news.mine),
    invitations: news.invitations ?? known.invitations,
    ready: news.ready ?? known.ready,
    wish: news.wish === undefined ? known.wish : (news.wish ?? undefined),
    here: news.here ?? known.here,
  };
}

function listed(before: readonly HouseTable[], news: ListNews | undefined): readonly HouseTable[] {
  if (news === undefined) return before;
  const rows = new Map([...before, ...news.rows].map((row) => [row.id, row]));
  return news.order.flatMap((id) => rows.get(id) ?? []);
}

function changed(before: readonly TableSummary[], { put, gone }: NonNullable<HouseNews['mine']>): readonly TableSummary[] {
  const rows = new Map([...before, ...put].map((row) => [row.id, row]));
  for (const id of gone) rows.delete(id);
  return [...rows.values()].sort((a, b) => b.updatedAt - a.updatedAt);
}
