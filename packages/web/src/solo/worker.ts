import { loadEngine } from '../games';
import { readSolo, saveSolo } from './solo-store';
import { SoloTable } from './solo-table';
import { best, curve, hint } from './worker-analysis';
import type { FromWorker, ToWorker } from './worker-messages';

/*
 * One solo table in a worker of its own, or analysis: engine and bots think here, so that the page never stutters.
 */

let table: SoloTable | undefined;
let botsAtWork = false;

const post = (message: FromWorker): void => self.postMessage(message);
const report = (error: unknown): void => post({ t: 'failed', problem: error instanceof Error ? error.message : String(error) });

/** Bots move one at a time; between two of them messages from the page are heard. */
function letBotsMove(): void {
  if (botsAtWork) return;
  botsAtWork = true;
  const channel = new MessageChannel();
  const next = (): void => {
    try {
      if (table?.botMove()) channel.port2.postMessage(undefined);
      else botsAtWork = false;
    } catch (error) {
      botsAtWork = false;
      report(error);
    }
  };
  channel.port1.onmessage = next;
  next();
}

async function hear(message: ToWorker): Promise<void> {
  if (message.t === 'open') {
    const record = await readSolo(message.id);
    if (record === undefined) {
      post({ t: 'news', news: { t: 'gone', reason: { code: 'NO_SUCH_TABLE', rule: 'TABLE' } } });
      return;
    }
    const game = await loadEngine(record.game);
    if (game.rulesVersion !== record.rulesVersion) {
      post({ t: 'news', news: { t: 'gone', reason: { code: 'OUTDATED', rule: 'TABLE' } } });
      return;
    }
    table = new SoloTable(game, record, {
      tell: (news) => post({ t: 'news', news }),
      save: (changed) => void saveSolo(changed).catch(report),
    });
    table.watch(message.as);
    letBotsMove();
    return;
  }
  switch (message.t) {
    case 'hint':
      post({ t: 'analysed', call: message.call, analysis: await hint(message.position) });
      return;
    case 'best':
      post({ t: 'analysed', call: message.call, analysis: await best(message.finished, message.n, message.seat) });
      return;
    case 'curve':
      await curve(message.finished, (points, of, done) => post({ t: 'points', call: message.call, points, of, done }));
      return;
  }
  if (table === undefined) throw new Error('No table has been opened in this worker');
  switch (message.t) {
    case 'look':
      table.watch(message.as);
      break;
    case 'command': {
      const refusal = table.command(message.command);
      post({ t: 'done', call: message.call, ...(refusal === undefined ? {} : { refusal }) });
      letBotsMove();
      break;
    }
    case 'history':
      post({ t: 'steps', call: message.call, steps: table.history(message.as) });
      break;
  }
}

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  hear(event.data).catch(report);
});
