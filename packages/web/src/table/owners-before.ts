import type { TableInfo } from '@quarterdeck/protocol';
import { configOf } from '../common/config';
import { houseOwners, type Owner } from '../kit/owners';
import type { TableKit } from './table-kit';

/** The colours that everybody will have in the game; those of the house where only the game itself decides. */
export function ownersBefore({ game, board }: Pick<TableKit, 'game' | 'board'>, info: TableInfo): readonly Owner[] {
  const seats = info.seats.length;
  if (board?.owners === undefined) return houseOwners(seats);
  return board.owners(game.view(game.initial(configOf(info)), 'spectator'), seats);
}
