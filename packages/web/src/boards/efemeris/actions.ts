import {
  BANKER,
  CARGO,
  GUNNER,
  kindOf,
  type Move,
  OFFICER,
  PLANET_FIELD,
  PLANET_OF,
  ROSE,
  SHOT,
  type State,
  shipOf,
  type Target,
  WIND,
} from '@quarterdeck/efemeris';
import { at, type Seat } from '@quarterdeck/kernel';
import type { Hand } from './hand';
import type { Holds, Props } from './types';

/*
 * The legal moves of tactics and construction, ordered by what one does (sail, play a card, use a bonus,
 * build) and by what one has to point at for it, one spot after the other. Nothing here knows a rule: all
 * comes from the list of legal moves, so whatever the engine allows can be reached.
 */

type SpotKind = 'ship' | 'planet' | 'field' | 'tile' | 'turn' | 'spice' | 'crew' | 'seat' | 'saving';

export interface Spot {
  readonly kind: SpotKind;
  readonly id: number;
}

export const keyOf = ({ kind, id }: Spot): string => `${kind}-${id}`;

export const crewAction = (crew: number): string => `crew-${crew}`;
export const bonusAction = (bonus: number): string => `bonus-${bonus}`;

/** What a move belongs to. */
export function actionOf(move: Move): string {
  switch (move.kind) {
    case 'wind':
      return bonusAction(WIND);
    case 'shot':
      return bonusAction(SHOT);
    case 'cargo':
      return bonusAction(CARGO);
    case 'play':
      return crewAction(move.crew);
    case 'gunner':
      return crewAction(GUNNER);
    case 'banker':
      return crewAction(BANKER);
    case 'transfer':
    case 'turn':
    case 'freeze':
    case 'raid':
    case 'broadside':
    case 'citadel':
    case 'drive':
    case 'sell':
      return crewAction(OFFICER);
    default:
      return move.kind;
  }
}

const spot = (kind: SpotKind, id: number): Spot => ({ kind, id });
const ownShip = (seat: Seat, index: number): Spot => spot('ship', shipOf(seat, index));
const target = (aim: Target): Spot => (aim.kind === 'fort' ? spot('planet', aim.planet) : spot('ship', aim.ship));

/** What has to be pointed at for a move, in order. */
export function spotsOf(move: Move, seat: Seat): readonly Spot[] {
  switch (move.kind) {
    case 'sail':
    case 'wind':
      return [ownShip(seat, move.ship), spot('field', move.field)];
    case 'shot':
    case 'drive':
      return [spot('ship', move.target), spot('field', move.field)];
    case 'gunner':
      return [target(move.target)];
    case 'freeze':
      return [spot('ship', move.target)];
    case 'broadside':
      return [ownShip(seat, move.ship), target(move.target)];
    case 'transfer':
    case 'citadel':
    case 'frigate':
    case 'fortress':
      return [spot('planet', move.planet)];
    case 'galleon':
      return [move.field === ROSE ? spot('field', ROSE) : spot('planet', at(PLANET_OF, move.field))];
    case 'conquer':
      return [spot('planet', move.planet), spot('saving', move.savedPepper * 10 + move.savedVanilla)];
    case 'turn':
      return [spot('tile', move.tile), spot('turn', move.turn)];
    case 'scuttle':
      return [ownShip(seat, move.ship)];
    case 'cargo':
    case 'banker':
    case 'share':
      return [spot('spice', move.spice)];
    case 'sell':
    case 'recruit':
    case 'rescue':
      return [spot('crew', move.crew)];
    case 'raid':
      return [spot('seat', move.seat)];
    case 'nation':
    case 'captains':
    case 'crew':
    case 'planet':
    case 'lay':
    case 'entrust':
    case 'leave':
    case 'play':
    case 'agree':
    case 'refuse':
    case 'done':
    case 'recall':
    case 'concede':
      return [];
  }
}

/** A spot that can be picked now, and the moves that are left when it is. */
export interface Option {
  readonly spot: Spot;
  readonly moves: readonly Move[];
  /** The move that this pick completes. */
  readonly move: Move | undefined;
}

export interface Stage {
  readonly action: string;
  readonly moves: readonly Move[];
  /** What is picked already, by hand or because there is nothing else. */
  readonly picked: readonly Spot[];
  readonly options: readonly Option[];
  /** First picks other than the one made: another ship, another target. */
  readonly others: readonly Option[];
}

/** What is in hand: the action chosen, else the first one that needs no card. */
export function actionInHand({ view, moves, hand }: Holds): string | undefined {
  const has = (action: string): boolean => moves.some((move) => actionOf(move) === action);
  if (hand.action !== undefined && has(hand.action)) return hand.action;
  if (view.phase === 'tactics') return has('sail') ? 'sail' : undefined;
  return view.phase === 'construct' && has('conquer') ? 'conquer' : undefined;
}

export function stageOf(props: Holds): Stage | undefined {
  const { seat, hand } = props;
  const action = actionInHand(props);
  if (seat === undefined || action === undefined) return undefined;
  const moves = props.moves.filter((move) => actionOf(move) === action);
  const first = optionsAt(moves, seat, []);
  const picked = pickedSpots(moves, seat, hand.action === undefined ? [] : hand.picks, action);
  const options = optionsAt(moves, seat, picked);
  return {
    action,
    moves,
    picked,
    options,
    others: picked.length === 0 ? [] : first.filter(({ spot: other }) => other !== picked[0] && keyOf(other) !== keyOf(at(picked, 0))),
  };
}

function pickedSpots(moves: readonly Move[], seat: Seat, picks: readonly string[], action: string): readonly Spot[] {
  const picked: Spot[] = [];
  for (let depth = 0; ; depth++) {
    const options = optionsAt(moves, seat, picked);
    const wanted = options.find(({ spot: option }) => keyOf(option) === picks[depth]);
    const only = options.length === 1 || (action === 'sail' && depth === 0) ? options[0] : undefined;
    const next = wanted ?? only;
    // The last pick is always the player's own.
    if (next === undefined || next.move !== undefined) return picked;
    picked.push(next.spot);
  }
}

function optionsAt(moves: readonly Move[], seat: Seat, picked: readonly Spot[]): readonly Option[] {
  const found = new Map<string, { readonly spot: Spot; readonly moves: Move[]; last: boolean }>();
  for (const move of moves) {
    const spots = spotsOf(move, seat);
    const next = spots[picked.length];
    if (next === undefined || picked.some((pick, i) => keyOf(pick) !== keyOf(at(spots, i)))) continue;
    const entry = found.get(keyOf(next));
    if (entry === undefined) found.set(keyOf(next), { spot: next, moves: [move], last: spots.length === picked.length + 1 });
    else entry.moves.push(move);
  }
  return [...found.values()].map(({ spot: option, moves: left, last }) => ({
    spot: option,
    moves: left,
    // Nothing is asked that has only one answer.
    move: left.length === 1 && (last || at(left, 0).kind === 'conquer') ? left[0] : undefined,
  }));
}

/** Takes something else in hand: what was prepared before is given up. */
export function takeUp(props: Props, change: Partial<Hand>): void {
  props.onCancel();
  props.onHand(change);
}

/** Takes an action in hand, or puts it back; one that asks for nothing is chosen at once. */
export function begin(props: Props, action: string): void {
  const { seat } = props;
  const moves = props.moves.filter((move) => actionOf(move) === action);
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only !== undefined && seat !== undefined && spotsOf(only, seat).length === 0) props.onChoose(only);
  else if (props.hand.action === action) putBack(props);
  else takeUp(props, { action, picks: [], turn: undefined });
}

/** Nothing in hand any more. */
export function putBack(props: Props): void {
  takeUp(props, { action: undefined, picks: [] });
}

/** Picks a spot: completes a move, or goes on to what is asked next. */
export function pick(props: Props, stage: Stage, option: Option, instead = false): void {
  const { move, spot: picked } = option;
  if (move === undefined || (instead && option.moves.length > 1)) {
    const before = instead ? [] : stage.picked;
    takeUp(props, { action: stage.action, picks: [...before, picked].map(keyOf), turn: undefined });
  } else {
    props.onHand({ action: stage.action, picks: stage.picked.map(keyOf) });
    // A ship should not be lost by a slip: into a singularity one only aims.
    if (picked.kind === 'field' && kindOf(picked.id) === 'singularity') props.onPrepare(move);
    else props.onChoose(move);
  }
}

/** The field that a spot on the board lies on; undefined for what is not on the board. */
export function fieldOfSpot(view: State, { kind, id }: Spot): number | undefined {
  if (kind === 'field') return id;
  if (kind === 'planet') return PLANET_FIELD[id];
  return kind === 'ship' ? view.shipAt[id] : undefined;
}
