import type { Glances } from '@quarterdeck/kernel';
import type { Move } from '../move';
import { worth as captains } from '../rules/armada/captains';
import { worth as crew } from '../rules/armada/crew';
import { worth as nation } from '../rules/armada/nation';
import { worth as planet } from '../rules/armada/planet';
import { worth as cargo } from '../rules/bonus/cargo';
import { worth as shot } from '../rules/bonus/shot';
import { worth as wind } from '../rules/bonus/wind';
import { worth as agree } from '../rules/captains/agree';
import { worth as broadside } from '../rules/captains/broadside';
import { worth as citadel } from '../rules/captains/citadel';
import { worth as drive } from '../rules/captains/drive';
import { worth as freeze } from '../rules/captains/freeze';
import { worth as raid } from '../rules/captains/raid';
import { worth as refuse } from '../rules/captains/refuse';
import { worth as sell } from '../rules/captains/sell';
import { worth as transfer } from '../rules/captains/transfer';
import { worth as turn } from '../rules/captains/turn';
import { worth as leave } from '../rules/collect/leave';
import { worth as rescue } from '../rules/collect/rescue';
import { worth as conquer } from '../rules/construct/conquer';
import { worth as fortress } from '../rules/construct/fortress';
import { worth as frigate } from '../rules/construct/frigate';
import { worth as galleon } from '../rules/construct/galleon';
import { worth as recruit } from '../rules/construct/recruit';
import { worth as share } from '../rules/construct/share';
import { worth as banker } from '../rules/crew/banker';
import { worth as gunner } from '../rules/crew/gunner';
import { worth as play } from '../rules/crew/play';
import { worth as entrust } from '../rules/explore/entrust';
import { worth as lay } from '../rules/explore/lay';
import { worth as concede } from '../rules/phase/concede';
import { worth as done } from '../rules/phase/done';
import { worth as recall } from '../rules/phase/recall';
import { worth as sail } from '../rules/tactics/sail';
import { worth as scuttle } from '../rules/tactics/scuttle';
import type { State } from '../state';

/** What each kind of move is worth at a glance, said where the decision is. */
export const worths: Glances<State, Move> = {
  nation,
  captains,
  crew,
  planet,
  lay,
  entrust,
  rescue,
  leave,
  sail,
  wind,
  shot,
  cargo,
  banker,
  gunner,
  play,
  transfer,
  turn,
  freeze,
  raid,
  broadside,
  citadel,
  drive,
  sell,
  agree,
  refuse,
  scuttle,
  recruit,
  frigate,
  fortress,
  galleon,
  conquer,
  share,
  done,
  recall,
  concede,
};
