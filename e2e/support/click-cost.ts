import type { Browser, Page } from 'playwright-core';

/*
 * What a click costs the page: processor time of its main thread. Processor time, not a clock: a machine that does
 * other things meanwhile makes it longer, but not by whole turns of its own.
 */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
}

/** Kinds of work, by the names that a trace gives them; what has none counts for what it is part of. */
const KINDS: Readonly<Record<string, string>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  'V8.GC_SCAVENGER': 'garbage',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  HitTest: 'hit test',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'commit',
};

/** Milliseconds of the main thread, the whole and its parts. */
export interface Cost {
  readonly whole: number;
  readonly parts: Readonly<Record<string, number>>;
}

export interface ClickCost {
  /** What stands between the click and the frame that shows its answer: the task that hears the click, the frame, and whatever runs between them. */
  readonly answer: Cost;
  /** All that the page did from the press on, before and after that: the press itself, what follows the frame, and the looking on. */
  readonly gesture: Cost;
}

const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask';

/** What every page's main thread did, in order; what contains something stands before it. */
function mainThreads(trace: Buffer): readonly (readonly TraceEvent[])[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents.flatMap((e) => (e.name === 'thread_name' && e.args?.name === 'CrRendererMain' ? [`${e.pid} ${e.tid}`] : [])),
  );
  return [...mains].map((main) =>
    traceEvents
      .filter((e) => e.ph === 'X' && `${e.pid} ${e.tid}` === main && e.tdur !== undefined)
      .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)),
  );
}

function costOf(events: readonly TraceEvent[]): Cost {
  const parts: Record<string, number> = {};
  let whole = 0;
  const open: { readonly end: number; readonly kind: string }[] = [];
  for (const event of events) {
    const ms = (event.tdur ?? 0) / 1000;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop();
    const outer = open.at(-1)?.kind;
    if (outer === undefined && isTask(event)) whole += ms;
    const kind = KINDS[event.name] ?? outer ?? 'other';
    parts[kind] = (parts[kind] ?? 0) + ms;
    if (outer !== undefined) parts[outer] = (parts[outer] ?? 0) - ms;
    open.push({ end: endOf(event), kind });
  }
  return { whole, parts };
}

/** From the beginning of the task that hears the click to the end of the next frame, which `clickCost` asks to be told of. */
function answerIn(events: readonly TraceEvent[]): readonly TraceEvent[] | undefined {
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  if (click === undefined) return undefined;
  const tasks = events.filter(isTask);
  const heard = tasks.find((task) => task.ts <= click.ts && endOf(task) >= endOf(click));
  const told = events.find(({ name, ts }) => name === 'FireAnimationFrame' && ts >= endOf(click));
  const frame = told && tasks.find((task) => task.ts <= told.ts && endOf(task) >= endOf(told));
  return heard && frame && events.filter(({ ts }) => ts >= heard.ts && ts < endOf(frame));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** As long as people press. */
const PRESS = 60;

/** Presses at a place by mouse, which must be there already, or by finger, and lets go again. */
export async function press(page: Page, place: Place, by: 'mouse' | 'finger'): Promise<void> {
  if (by === 'mouse') {
    await page.mouse.down();
    await page.waitForTimeout(PRESS);
    await page.mouse.up();
    return;
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(PRESS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

/** Says what the page had to do for a click until its answer was painted. */
export async function clickCost(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<ClickCost> {
  // Looking for the answer from outside would be counted as the page's own work.
  const painted = await page.evaluateHandle(() => ({
    done: new Promise<void>((resolve) => {
      const onClick = (): void => {
        // What is posted while a frame is made comes after it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(undefined);
        });
      };
      addEventListener('click', onClick, { capture: true, once: true });
    }),
  }));
  const threads = await traced(browser, page, async () => {
    // Asked before it is pressed, so that the question is no part of the answer.
    const done = painted.evaluate(({ done }) => done);
    await act();
    await done;
  });
  for (const events of threads) {
    const answer = answerIn(events);
    if (answer !== undefined) return { answer: costOf(answer), gesture: costOf(events) };
  }
  throw new Error('No click was answered by a frame');
}

/** What the page's main thread had to do meanwhile. */
export async function costWhile(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Cost> {
  const costs = (await traced(browser, page, act)).map(costOf);
  // Other threads are those of pages in the background.
  return costs.reduce((most, cost) => (cost.whole > most.whole ? cost : most));
}

async function traced(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<readonly (readonly TraceEvent[])[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  return mainThreads(await browser.stopTracing());
}
