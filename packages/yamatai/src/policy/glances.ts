import { glance } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { worth as build } from '../rules/build/build';
import { worth as collect } from '../rules/collect/collect';
import { worth as extra } from '../rules/collect/extra';
import { worth as fleet } from '../rules/fleet/fleet';
import { worth as moor } from '../rules/moor/moor';
import { worth as place } from '../rules/place/place';
import { worth as coins } from '../rules/powers/coins';
import { worth as hallow } from '../rules/powers/hallow';
import { worth as keep } from '../rules/powers/keep';
import { worth as land } from '../rules/powers/land';
import { worth as lift } from '../rules/powers/lift';
import { worth as look } from '../rules/powers/look';
import { worth as remove } from '../rules/powers/remove';
import { worth as reserve } from '../rules/powers/reserve';
import { worth as swapBoat } from '../rules/powers/swap-boat';
import { worth as swapToken } from '../rules/powers/swap-token';
import { worth as withBoat } from '../rules/powers/with-boat';
import { worth as withToken } from '../rules/powers/with-token';
import { worth as recruit } from '../rules/recruit/recruit';
import { worth as buy } from '../rules/trade/buy';
import { worth as sell } from '../rules/trade/sell';
import { worth as done } from '../rules/turn/done';
import type { State } from '../state';

/** What each kind of move is worth at a glance, in points, without a look at the islands. */
export const promise = glance<State, Move>({
  fleet,
  buy,
  sell,
  place,
  collect,
  extra,
  build,
  moor,
  recruit,
  coins,
  reserve,
  look,
  keep,
  swapToken,
  withToken,
  hallow,
  lift,
  land,
  swapBoat,
  withBoat,
  remove,
  done,
});
