import type { StepText } from '@quarterdeck/protocol';
import {
  Answers,
  type Change,
  type CommandKey,
  isPersonDriven,
  KEPT_STEPS,
  type Outcome,
  type SeenStep,
  type Table,
} from '@quarterdeck/table';
import type { StoredPlan } from '../store/plans';

/** A folded table in memory, with what is needed to tell watchers what they missed. */
export class Live {
  readonly table: Table;
  readonly seed: string;
  readonly plans: Map<number, StoredPlan>;
  readonly #answers = new Answers();
  /** How many gaps in the news there had been when it was last compared with the log. */
  checked = 0;
  #steps: SeenStep[];
  /** Whoever has seen this seq finds all that followed in `#steps`. */
  #coveredFrom: number;

  constructor(table: Table, seed: string, plans: readonly StoredPlan[], steps: readonly SeenStep[], coveredFrom: number) {
    this.table = table;
    this.seed = seed;
    this.plans = new Map(plans.map((plan) => [plan.seat, plan]));
    this.#steps = [...steps];
    this.#coveredFrom = coveredFrom;
  }

  /** The answer that a command has had already. */
  answered(asked: CommandKey): Outcome | undefined {
    return this.table.commands.answer(asked) ?? this.#answers.answer(asked);
  }

  /** Gives an answer that the log will not show, and keeps it for whoever asks again. */
  answer(asked: CommandKey, outcome: Outcome): Outcome {
    this.#answers.remember(asked, outcome);
    return outcome;
  }

  remember(change: Change): void {
    if (change.undone !== undefined || change.began) {
      this.#steps = [];
      this.#coveredFrom = change.seq;
    }
    if (change.step === undefined || change.began) return;
    this.#steps.push(change.step);
    if (this.#steps.length > KEPT_STEPS) this.#coveredFrom = this.#steps.shift()?.seq ?? this.#coveredFrom;
  }

  /** What a viewer has not seen after `seq`; undefined when only the whole position can tell. */
  missed(viewer: number, seq: number): StepText[] | undefined {
    if (seq < this.#coveredFrom || seq > this.table.seq) return undefined;
    const missed: StepText[] = [];
    for (let i = this.#steps.findLastIndex((known) => known.seq <= seq) + 1; i < this.#steps.length; i++) {
      const seen = this.#steps[i]?.views[viewer];
      if (seen !== undefined) missed.push(seen);
    }
    return missed;
  }

  /** Seats with a plan that can go on now. */
  get plannedSeats(): number[] {
    return this.table.turn.filter((seat) => (this.plans.get(seat)?.moves.length ?? 0) > 0 && isPersonDriven(this.table.seats[seat]));
  }
}
