import { describe, expect, test } from 'vitest';
import { FairQueue } from '../src/bots/queue';

/** Takes everything, as one thread would. */
function served(queue: FairQueue<string>, most?: number): string[] {
  const order: string[] = [];
  for (let next = queue.take(most); next !== undefined; next = queue.take(most)) order.push(next);
  return order;
}

describe('a fair queue (A4)', () => {
  test('serves owners in turn, whoever asked for more', () => {
    const queue = new FairQueue<string>();
    for (let i = 1; i <= 4; i++) queue.add('guest', 5000, `guest ${i}`);
    queue.add('ada', 5000, 'ada 1');
    queue.add('ben', 5000, 'ben 1');
    queue.add('ada', 5000, 'ada 2');
    expect(served(queue)).toEqual(['guest 1', 'ada 1', 'ben 1', 'guest 2', 'ada 2', 'guest 3', 'guest 4']);
  });

  test('counts time, not questions: for one long answer an owner waits through many short ones of another', () => {
    const queue = new FairQueue<string>();
    for (let i = 1; i <= 2; i++) queue.add('guest', 5000, `legend ${i}`);
    for (let i = 1; i <= 60; i++) queue.add('ada', 100, `captain ${i}`);
    const order = served(queue);
    expect(order.indexOf('legend 1')).toBe(0);
    expect(order.indexOf('legend 2')).toBe(51);
  });

  test('an owner’s own short questions come before its long ones', () => {
    const queue = new FairQueue<string>();
    queue.add('ada', 5000, 'legend');
    queue.add('ada', 100, 'captain');
    queue.add('ada', 5, 'cabin boy 1');
    queue.add('ada', 5, 'cabin boy 2');
    expect(served(queue)).toEqual(['cabin boy 1', 'cabin boy 2', 'captain', 'legend']);
  });

  test('gives a thread for short questions nothing longer, and leaves the long ones waiting', () => {
    const queue = new FairQueue<string>();
    queue.add('guest', 151, 'long');
    queue.add('ada', 150, 'short');
    expect(served(queue, 150)).toEqual(['short']);
    expect(queue.size).toBe(1);
    expect(served(queue)).toEqual(['long']);
  });

  test('who was not there has saved nothing up, and who comes fresh is next', () => {
    const queue = new FairQueue<string>();
    queue.add('ada', 5000, 'ada 1');
    for (let i = 1; i <= 3; i++) queue.add('guest', 5000, `guest ${i}`);
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['ada 1', 'guest 1', 'guest 2']);
    queue.add('late', 5000, 'late 1');
    queue.add('late', 5000, 'late 2');
    expect(served(queue)).toEqual(['late 1', 'guest 3', 'late 2']);
  });

  test('says how many wait and for how long', () => {
    let now = 1000;
    const queue = new FairQueue<string>(() => now);
    expect([queue.size, queue.oldest]).toEqual([0, 0]);
    queue.add('ada', 5000, 'a');
    now += 300;
    queue.add('ben', 5, 'b');
    expect([queue.size, queue.oldest]).toEqual([2, 300]);
    queue.take(150);
    expect([queue.size, queue.oldest]).toEqual([1, 300]);
    expect(queue.drain()).toEqual(['a']);
    expect([queue.size, queue.take()]).toEqual([0, undefined]);
  });
});
