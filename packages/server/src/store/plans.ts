import type { PlanState } from '@quarterdeck/protocol';
import { text } from './columns';
import type { Database } from './database';

/** A plan with what its execution needs: a step that was carried out just before a crash must not be carried out again. */
export interface StoredPlan extends PlanState {
  readonly id: string;
  readonly owner: string;
  /** Steps already played. */
  readonly done: number;
  /** The latest commands that made a plan of this seat; plans from before this was kept have none. */
  readonly commands?: readonly { readonly key: string; readonly print: string; readonly seq: number }[];
}

/** Moves that seats have stored in advance, private to them. */
export class PlanStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async of(table: string): Promise<StoredPlan[]> {
    const rows = await this.#db.sql.all('SELECT plan FROM plans WHERE table_id = $1 ORDER BY seat', [table]);
    // Written by `set` below.
    return rows.map((row) => JSON.parse(text(row, 'plan')) as StoredPlan);
  }

  async set(table: string, plan: StoredPlan): Promise<void> {
    await this.#db.sql.run(
      'INSERT INTO plans (table_id, seat, plan) VALUES ($1, $2, $3) ON CONFLICT (table_id, seat) DO UPDATE SET plan = EXCLUDED.plan',
      [table, plan.seat, JSON.stringify(plan)],
    );
  }
}
