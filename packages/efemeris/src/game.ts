import { defineGame, type Game, reason } from '@quarterdeck/kernel';
import { ask } from './ask';
import { census } from './census';
import { components } from './data/components';
import type { Event } from './event';
import type { Move, Outcome } from './move';
import { options, presets } from './options';
import { policyOn } from './policy';
import { setupSteps } from './questions';
import * as captains from './rules/armada/captains';
import * as crew from './rules/armada/crew';
import * as mobilise from './rules/armada/mobilise';
import * as muster from './rules/armada/muster';
import * as nation from './rules/armada/nation';
import * as planet from './rules/armada/planet';
import * as start from './rules/armada/start';
import * as cargo from './rules/bonus/cargo';
import * as marker from './rules/bonus/marker';
import * as shot from './rules/bonus/shot';
import * as wind from './rules/bonus/wind';
import * as agree from './rules/captains/agree';
import * as broadside from './rules/captains/broadside';
import * as citadel from './rules/captains/citadel';
import * as drive from './rules/captains/drive';
import * as freeze from './rules/captains/freeze';
import * as raid from './rules/captains/raid';
import * as refuse from './rules/captains/refuse';
import * as sell from './rules/captains/sell';
import * as transfer from './rules/captains/transfer';
import * as turn from './rules/captains/turn';
import * as turning from './rules/captains/turning';
import * as bonus from './rules/collect/bonus';
import * as collection from './rules/collect/collection';
import * as leave from './rules/collect/leave';
import * as rescue from './rules/collect/rescue';
import * as spices from './rules/collect/spices';
import * as conquer from './rules/construct/conquer';
import * as fortress from './rules/construct/fortress';
import * as forts from './rules/construct/forts';
import * as frigate from './rules/construct/frigate';
import * as galleon from './rules/construct/galleon';
import * as recruit from './rules/construct/recruit';
import * as share from './rules/construct/share';
import * as banker from './rules/crew/banker';
import * as cards from './rules/crew/cards';
import * as gunner from './rules/crew/gunner';
import * as play from './rules/crew/play';
import * as ending from './rules/end/ending';
import * as entrust from './rules/explore/entrust';
import * as lay from './rules/explore/lay';
import * as tiles from './rules/explore/tiles';
import * as concede from './rules/phase/concede';
import * as done from './rules/phase/done';
import * as recall from './rules/phase/recall';
import * as guns from './rules/tactics/guns';
import * as raided from './rules/tactics/raided';
import * as sail from './rules/tactics/sail';
import * as scuttle from './rules/tactics/scuttle';
import * as voyage from './rules/tactics/voyage';
import { ranking, score } from './score';
import { clone, initial, type State } from './state';
import { deciders, type Step, step, happenings as turnHappenings } from './turn';
import { bestOf, versions } from './versions';
import { resample, view } from './view';

/** Efemeris: duel for two, general mode for three, two nations of partners for four; each also at expert level. */
export const efemeris: Game<State, Move, Event, Outcome> = defineGame<State, Move, Event, Outcome, Step>({
  id: 'efemeris',
  versions,
  seats: [2, 3, 4],
  options,
  presets,
  components,
  bestOf,
  preparing: (s) => s.phase === 'start' || setupSteps(s).some((step) => step === s.phase),
  seatOneBegins: { starter: '1' },
  teams: ({ seats }) => Array.from({ length: seats }, (_, seat) => (seats === 4 ? seat >> 1 : seat)),

  initial,
  clone,
  step,
  deciders,
  decisions: {
    nation: nation.nation,
    captains: captains.captains,
    crew: crew.crew,
    planet: planet.planet,

    lay: lay.lay,
    entrust: entrust.entrust,

    rescue: rescue.rescue,
    leave: leave.leave,

    sail: sail.sail,
    wind: wind.wind,
    shot: shot.shot,
    cargo: cargo.cargo,
    gunner: gunner.gunner,
    banker: banker.banker,
    play: play.play,
    transfer: transfer.transfer,
    turn: turn.turn,
    freeze: freeze.freeze,
    raid: raid.raid,
    broadside: broadside.broadside,
    citadel: citadel.citadel,
    drive: drive.drive,
    sell: sell.sell,
    agree: agree.agree,
    refuse: refuse.refuse,
    scuttle: scuttle.scuttle,

    conquer: conquer.conquer,
    recruit: recruit.recruit,
    frigate: frigate.frigate,
    galleon: galleon.galleon,
    fortress: fortress.fortress,
    share: share.share,

    done: done.done,
    recall: recall.recall,
    concede: concede.concede,
  },
  happenings: {
    ...start.happenings,
    ...muster.happenings,
    ...nation.happenings,
    ...captains.happenings,
    ...crew.happenings,
    ...planet.happenings,
    ...mobilise.happenings,
    ...turnHappenings,
    ...tiles.happenings,
    ...lay.happenings,
    ...entrust.happenings,
    ...collection.happenings,
    ...spices.happenings,
    ...bonus.happenings,
    ...rescue.happenings,
    ...leave.happenings,
    ...voyage.happenings,
    ...guns.happenings,
    ...marker.happenings,
    ...cards.happenings,
    ...banker.happenings,
    ...freeze.happenings,
    ...turn.happenings,
    ...refuse.happenings,
    ...turning.happenings,
    ...raid.happenings,
    ...raided.happenings,
    ...sell.happenings,
    ...conquer.happenings,
    ...recruit.happenings,
    ...frigate.happenings,
    ...forts.happenings,
    ...galleon.happenings,
    ...share.happenings,
    ...done.happenings,
    ...recall.happenings,
    ...concede.happenings,
    ...ending.happenings,
  },
  draws: { start: start.start, tiles: tiles.tiles, bonus: bonus.bonus, raided: raided.raided },
  refusals: {
    notNow: reason('WRONG_PHASE', 'EF-060'),
    notYours: reason('NOT_YOUR_DECISION', 'EF-060'),
    notAsked: reason('NO_SUCH_OUTCOME', 'EF-060'),
  },
  ask,

  view,
  resample,
  score,
  ranking,
  census,
  texts: {
    en: () => import('./texts/en').then(({ texts }) => texts),
    de: () => import('./texts/de').then(({ texts }) => texts),
    nl: () => import('./texts/nl').then(({ texts }) => texts),
  },
  policy: policyOn((s, seat) => efemeris.moves(s, seat)),
});
