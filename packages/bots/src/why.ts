import type { Game, Message, Rng, Seat } from '@quarterdeck/kernel';
import { playOn } from './curve';
import { softmax } from './shares';

/** A part of the estimate, and by how much it changes the seat's chance to win, roughly. */
export interface Part {
  readonly says: Message;
  readonly share: number;
}

/** Worlds over which the parts are averaged. */
const WORLDS = 12;

/** So many parts are told for a move and against it, and none that changes less. */
const FOR = 3;
const AGAINST = 1;
const LEAST = 0.005;

/** By text: what a subject of the estimate gives the seat's chance to win, beside the other seats. */
export type Parts = ReadonlyMap<string, number>;

/**
 * What the estimate says about a seat after a move, subject by subject: how far the seat is ahead of
 * the others in each, by its weights, in win shares. Everything that a turn begun by the move brings
 * by the game's own policy counts for it. Empty where a game's estimate has no parts.
 */
export function partsAfter<S, M, E, C>(game: Game<S, M, E, C>, view: S, seat: Seat, move: M, rng: Rng): Parts {
  const parts = new Map<string, number>();
  for (let i = 0; i < WORLDS; i++) {
    const s = game.resample(view, seat, rng);
    game.play(s, seat, move, (event) => game.evolve(s, event));
    playOn(game, s, rng);
    addParts(game, s, seat, parts);
  }
  return parts;
}

function addParts<S, M, E, C>(game: Game<S, M, E, C>, s: S, seat: Seat, parts: Map<string, number>): void {
  const { policy } = game;
  const features = policy?.features;
  const weights = policy?.weights?.(s);
  if (policy === undefined || features?.about === undefined || weights === undefined || game.turn(s).kind === 'over') return;
  const values = policy.evaluate(s);
  const deviation = policy.spread?.(s) ?? 1;
  const share = softmax(values, deviation)[seat] ?? 0;
  const scale = (share * (1 - share)) / deviation / WORLDS;
  const own: number[] = [];
  const other: number[] = [];
  features.measure(s, seat, own);
  for (let rival = 0; rival < values.length; rival++) {
    if (rival === seat) continue;
    features.measure(s, rival, other);
    for (let i = 0; i < weights.length; i++) {
      const lead = ((own[i] ?? 0) - (other[i] ?? 0)) / (values.length - 1);
      const key = features.about[i];
      if (key !== undefined) parts.set(key, (parts.get(key) ?? 0) + lead * (weights[i] ?? 0) * scale);
    }
  }
}

/** What speaks for one of several moves, and against it: where it differs most from the mean of the others. */
export function speakFor(all: readonly Parts[], one: number): readonly Part[] {
  const mine = all[one];
  const others = all.filter((_, i) => i !== one);
  if (mine === undefined || others.length === 0) return [];
  const subjects = new Set(all.flatMap((parts) => [...parts.keys()]));
  const found = [...subjects]
    .map((key): Part => {
      const mean = others.reduce((sum, parts) => sum + (parts.get(key) ?? 0), 0) / others.length;
      return { says: { key }, share: (mine.get(key) ?? 0) - mean };
    })
    .sort((a, b) => b.share - a.share);
  const pro = found.filter(({ share }) => share >= LEAST).slice(0, FOR);
  const contra = found.filter(({ share }) => share <= -LEAST).slice(-AGAINST);
  return [...pro, ...contra];
}
