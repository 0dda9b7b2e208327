import { SoloHost } from './solo-host';
import { browserStore } from './solo-store';
import { browserTabs } from './tabs';
import { best, curve, hint } from './worker-analysis';
import type { FromWorker, ToWorker } from './worker-messages';

/*
 * One solo table in a worker of its own, or analysis: engine and bots think here, so that the page never stutters.
 */

const post = (message: FromWorker): void => self.postMessage(message);
let host: SoloHost | undefined;
let opened: Promise<void> = Promise.resolve();

async function hear(message: ToWorker): Promise<void> {
  switch (message.t) {
    case 'hint':
      post({ t: 'analysed', call: message.call, analysis: await hint(message.position) });
      return;
    case 'best':
      post({ t: 'judged', call: message.call, judgement: await best(message.finished, message.n, message.seat) });
      return;
    case 'curve':
      await curve(message.finished, (points, of, done) => post({ t: 'points', call: message.call, points, of, done }));
      return;
    case 'open':
      host = new SoloHost(browserStore, browserTabs(), post);
      opened = host.open(message.id, message.as);
      await opened;
      return;
    case 'look':
      await opened;
      host?.look(message.as);
      return;
    case 'command':
      await opened;
      await host?.command(message.id, message.command);
      return;
    case 'history':
      await opened;
      host?.history(message.call, message.as);
  }
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch((error: unknown) => post({ t: 'failed', problem: error instanceof Error ? error.message : String(error) }));
});
