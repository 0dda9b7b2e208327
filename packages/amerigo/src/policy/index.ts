import type { Policy } from '@quarterdeck/kernel';
import type { Move } from '../move';
import type { State } from '../state';
import { evaluate } from './evaluate';
import { rollout } from './rollout';

export const policy: Policy<State, Move> = { evaluate, rollout };
