import { describe, expect, test } from 'vitest';
import { arrange, duel, general, offers, type Table, team } from './helpers';

/** The second seat has the turn. */
const second = (t: Table, phase: 'tactics' | 'construct'): Table => arrange(t, { turn: 2, phase });

describe.each(['tactics', 'construct'] as const)('EF-D77 conceding in %s', (phase) => {
  test('is offered where the table allows it, and to whoever has the turn', () => {
    const t = second(duel({ options: { concede: true } }), phase);
    expect(offers(t, 2, 'concede')).toEqual(['concede']);
    expect(offers(t, 1, 'concede')).toEqual([]);
    t.play('2 concede');
    expect(t.run.turn).toEqual({ kind: 'over' });
  });

  test('is refused and not offered elsewhere', () => {
    for (const t of [second(duel(), phase), second(general(), phase)]) {
      expect(offers(t, 2, 'concede')).toEqual([]);
      expect(t.refusal('2 concede')).toMatchObject({ code: 'NO_CONCEDING', rule: 'EF-D77' });
    }
  });
});

describe('EF-D81 taking a finished phase up again', () => {
  test('is for partners, after they are done, and once', () => {
    expect(second(duel(), 'tactics').refusal('2 recall')).toMatchObject({ code: 'TEAM_ONLY', rule: 'EF-D81' });
    const t = arrange(team(), { turn: 3 });
    expect(t.refusal('4 recall')).toMatchObject({ code: 'NOT_DONE', rule: 'EF-D81' });
    expect(offers(t, 4, 'recall')).toEqual([]);
    t.play('4 done');
    expect(offers(t, 4, 'recall')).toEqual(['recall']);
    t.play('4 recall', '4 done');
    expect(offers(t, 4, 'recall')).toEqual([]);
  });
});
