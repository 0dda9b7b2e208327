import { type AnyGame, equal, type Reason, type Viewer } from '@quarterdeck/kernel';
import { soundings } from '@quarterdeck/kernel/example';
import type { Command, Step } from '@quarterdeck/protocol';
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../src/solo/memory-store';
import { SoloTable } from '../src/solo/solo-table';
import type { Link, TableNews } from '../src/table/link';
import { TableClient } from '../src/table/table-client';
import { soundingsRecord } from './support/solo';

const game: AnyGame = soundings;

/** A link to a real table in the same thread; what it tells can be held back to be lost. */
class DirectLink implements Link {
  readonly table: SoloTable;
  tell: (news: TableNews) => void = () => undefined;
  #next = 1;

  constructor() {
    const record = soundingsRecord({
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', level: 'mate' },
      ],
    });
    this.table = new SoloTable(record, { game, store: new MemoryStore(record), now: Date.now, tell: (news) => this.tell(news) });
  }
  open(tell: (news: TableNews) => void, as?: Viewer): void {
    this.tell = tell;
    tell({ t: 'connection', connection: 'live' });
    this.table.watch(as);
  }
  look(as: Viewer): void {
    this.table.watch(as);
  }
  send(command: Command): Promise<Reason | undefined> {
    return this.table.send(`${this.#next++}`, command);
  }
  async history(as: Viewer): Promise<readonly Step[]> {
    const steps = this.table.history(as);
    if ('code' in steps) throw new Error(steps.code);
    return steps;
  }
  close(): void {}
}

function seated() {
  const link = new DirectLink();
  const client = new TableClient(game, link);
  client.open();
  return { link, client };
}

describe('a table as the page sees it', () => {
  test('the view folded from events equals the view of the table at every moment', async () => {
    const { link, client } = seated();
    for (let i = 0; i < 40 && client.snapshot().info?.status === 'running'; i++) {
      const { view, turn } = client.snapshot();
      if (turn.kind === 'seats' && turn.seats.includes(0)) await client.play(0, game.moves(view, 0)[0]);
      else await link.table.botMove();
      const folded = client.snapshot().view;
      link.table.watch(0);
      expect(equal(folded, client.snapshot().view)).toBe(true);
    }
    expect(client.snapshot().info?.status).toBe('over');
    expect(client.snapshot().turn.kind).toBe('over');
  });

  test('the log begins with what happened before one came, in words', async () => {
    const { link, client } = seated();
    await client.play(0, game.moves(client.snapshot().view, 0)[0]);
    await link.table.botMove();
    const whole = client.snapshot().log.map((item) => item.message?.key);
    const late = new TableClient(game, link);
    late.open();
    await expect
      .poll(() => late.snapshot().log.map((item) => item.message?.key))
      .toEqual(['event.Dealt', 'event.Dealt', ...whole.filter((key) => key !== 'event.Dealt')]);
  });

  test('a refusal is kept for the player and says why; nothing changes', async () => {
    const { client } = seated();
    const before = client.snapshot().view;
    const hand = game.moves(before, 0).map((move) => game.notation.writeMove(move));
    const other = [1, 2, 3, 4].find((line) => !hand.includes(`sound ${line}`));
    const refusal = await client.play(0, { kind: 'sound', line: other });
    expect(refusal?.code).toBe('NOT_IN_HAND');
    expect(client.snapshot().refusal?.rule).toBe('SO-02');
    expect(client.snapshot().pending).toBe(false);
    expect(equal(client.snapshot().view, before)).toBe(true);
  });

  test('undo goes back one own move and takes its log lines along', async () => {
    const { client } = seated();
    const before = client.snapshot();
    expect(before.undoTo).toBeUndefined();
    await client.play(0, game.moves(before.view, 0)[0]);
    expect(client.snapshot().undoTo).toBe(before.n);
    await client.undo();
    expect(equal(client.snapshot().view, before.view)).toBe(true);
    expect(client.snapshot().log.every((item) => item.n <= before.n)).toBe(true);
  });

  test('an undo past what others have done or chance has shown is told of beforehand, said afterwards and marks the game (play A22)', async () => {
    const { link, client } = seated();
    const play = (): Promise<unknown> => client.play(0, game.moves(client.snapshot().view, 0)[0]);
    await play();
    expect(client.snapshot().undoFar).toBe(false);
    await client.undo();
    expect(client.snapshot().tookBackFar).toBe(false);
    expect(client.snapshot().info?.hindsight).toBeUndefined();

    await play();
    await link.table.botMove();
    expect(client.snapshot().undoFar).toBe(true);
    await client.undo();
    expect(client.snapshot().tookBackFar).toBe(true);
    expect(client.snapshot().info?.hindsight).toBe(1);

    await play();
    expect(client.snapshot().tookBackFar).toBe(false);
    expect(client.snapshot().info?.hindsight).toBe(1);
  });

  test('a step heard twice counts once', async () => {
    const { link, client } = seated();
    const heard: TableNews[] = [];
    const tell = link.tell;
    link.tell = (news) => {
      heard.push(news);
      tell(news);
    };
    await client.play(0, game.moves(client.snapshot().view, 0)[0]);
    const after = client.snapshot();
    for (const news of heard) if (news.t === 'steps') tell(news);
    expect(client.snapshot().log).toEqual(after.log);
    expect(equal(client.snapshot().view, after.view)).toBe(true);
  });

  test('listeners hear a reset first, then every event once', async () => {
    const { client } = seated();
    const heard: string[] = [];
    client.listen({
      happened: (items) => heard.push(...items.map(({ event }) => JSON.stringify(event))),
      reset: () => heard.push('reset'),
    });
    await client.play(0, game.moves(client.snapshot().view, 0)[0]);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toContain('Picked');
    await client.undo();
    expect(heard.at(-1)).toBe('reset');
  });
});
