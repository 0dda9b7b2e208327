import type { Browser, Page } from 'playwright-core';

/*
 * What a click costs the page: processor time of its main thread from the press to the painted answer. Processor
 * time, not a clock: a machine that does other things meanwhile makes it longer, but not by whole turns of its own.
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
  readonly args?: { readonly name?: string };
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

/** Takes a trace apart. */
function costOf(trace: Buffer): Cost {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const mains = new Set(
    traceEvents.flatMap((e) => (e.name === 'thread_name' && e.args?.name === 'CrRendererMain' ? [`${e.pid} ${e.tid}`] : [])),
  );
  const parts: Record<string, number> = {};
  let whole = 0;
  for (const main of mains) {
    const own = traceEvents.filter((e) => e.ph === 'X' && `${e.pid} ${e.tid}` === main && e.tdur !== undefined);
    own.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    const open: { readonly end: number; readonly kind: string }[] = [];
    for (const { name, ts, dur = 0, tdur = 0 } of own) {
      while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
      const outer = open.at(-1)?.kind;
      if (outer === undefined && name === 'ThreadControllerImpl::RunTask') whole += tdur / 1000;
      const kind = KINDS[name] ?? outer ?? 'other';
      parts[kind] = (parts[kind] ?? 0) + tdur / 1000;
      if (outer !== undefined) parts[outer] = (parts[outer] ?? 0) - tdur / 1000;
      open.push({ end: ts + dur, kind });
    }
  }
  return { whole, parts };
}

/** Presses where the pointer is, by mouse or finger, and says what the page had to do until the answer was painted. */
export async function clickCost(browser: Browser, page: Page, press: () => Promise<unknown>): Promise<Cost> {
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
  return costWhile(browser, page, async () => {
    await press();
    await painted.evaluate(({ done }) => done);
  });
}

/** What the page's main thread had to do meanwhile. */
export async function costWhile(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Cost> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await act();
  return costOf(await browser.stopTracing());
}
