import {
  CAPTAIN_CARDS,
  type CaptainCard as Card,
  CREW,
  crewInSlot,
  NATIONS,
  NO_NATION,
  PLANET_TILE,
  PLANETS,
  partnerOf,
  SLOTS,
  setupSteps,
  sideOf,
} from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Emblem, known, reasonSaid, say } from '../../../kit';
import { Cost } from '../choices/ConstructChoices';
import { TilePicture } from '../choices/LayChoices';
import { reserveOf } from '../crew';
import { meanwhile } from '../events';
import { pieceIds } from '../pieces';
import { CaptainIcon, CrewIcon, GlobeIcon, SpiceIcon } from '../symbols/Icons';
import type { Props } from '../types';
import './armada.css';

interface ArmadaProps {
  readonly props: Props;
}

/** Putting the armada together: nation, captains, crew, planet. Laid over the empty sky. */
export function Armada({ props }: ArmadaProps): ReactNode {
  const { view } = props;
  return (
    <section className="ef-armada" aria-label={say(props.speaker, 'board.armada')}>
      <ol className="ef-steps-list">
        {setupSteps(view).map((step) => (
          <li key={step} aria-current={view.phase === step ? 'step' : undefined}>
            {say(props.speaker, `board.step.${step}`)}
          </li>
        ))}
      </ol>
      <div className="ef-armada-body">
        <Step props={props} />
      </div>
      <Fleets props={props} />
    </section>
  );
}

function Step({ props }: ArmadaProps): ReactNode {
  switch (props.view.phase) {
    case 'nation':
      return <Nations props={props} />;
    case 'captains':
      return <Captains props={props} />;
    case 'crew':
      return <Crew props={props} />;
    case 'planet':
      return <PlanetCards props={props} />;
    default:
      return null;
  }
}

function Nations({ props }: { readonly props: Props }): ReactNode {
  const { view, seat } = props;
  return (
    <div className="ef-cards ef-cards-3">
      {NATIONS.map((id, nation) => {
        const possible = props.moves.some((move) => move.kind === 'nation' && move.nation === nation);
        const why = seat === undefined ? undefined : props.whyNot({ kind: 'nation', nation });
        const captains = CAPTAIN_CARDS.flatMap((card, captain) => (card.nation === nation ? [captain] : []));
        return (
          <button
            key={id}
            type="button"
            className={`ef-big ef-nation ef-nation-${nation} ${possible ? 'ef-can' : ''}`}
            aria-disabled={!possible}
            aria-pressed={props.draft?.kind === 'nation' && props.draft.nation === nation}
            title={why === undefined ? undefined : reasonSaid(props.speaker, why)}
            data-piece={pieceIds.nation(nation)}
            onClick={() => props.onChoose({ kind: 'nation', nation })}
          >
            <strong>{say(props.speaker, `nation.${id}`)}</strong>
            <span className="ef-faces">
              {captains.map((captain) => (
                <CaptainIcon key={captain} captain={captain} size={46} />
              ))}
            </span>
            <span className="ef-big-note">{say(props.speaker, `board.nation.${id}`)}</span>
            <span className="ef-pair">
              {[SLOTS - 2, SLOTS - 1].map((slot) => {
                const crew = crewInSlot(nation, slot);
                return (
                  <span key={slot}>
                    <CrewIcon crew={crew} size={34} />
                    {say(props.speaker, `crew.${at(CREW, crew).id}`)}
                  </span>
                );
              })}
            </span>
            <Taken props={props} seats={props.names.flatMap((_, other) => (view.nation[sideOf(view, other)] === nation ? [other] : []))} />
          </button>
        );
      })}
    </div>
  );
}

/** Whose nation is shown to the viewer. */
function ownSeat({ seat, viewer }: Props): number | undefined {
  return seat ?? (viewer === 'spectator' ? undefined : viewer);
}

function Captains({ props }: ArmadaProps): ReactNode {
  const { view } = props;
  const seat = ownSeat(props);
  if (seat === undefined) return <p className="ef-secret">{say(props.speaker, 'board.secretNow')}</p>;
  const nation = at(view.nation, sideOf(view, seat));
  const first = props.moves[0];
  const wanted = first?.kind === 'captains' ? first.captains.length : 0;
  const chosen = props.seat === undefined ? (view.captains[seat] ?? []) : props.hand.captains;
  const partner = partnerOf(view, seat);
  return (
    <div className="ef-cards ef-cards-4">
      {CAPTAIN_CARDS.map((card, captain) => {
        if (card.nation !== nation) return null;
        const place = chosen.indexOf(captain);
        const taken = partner >= 0 && (view.captains[partner] ?? []).includes(captain);
        return (
          <CaptainCard
            key={card.id}
            props={props}
            card={card}
            captain={captain}
            place={place}
            possible={props.seat !== undefined && !taken && (place >= 0 || chosen.length < wanted || wanted === 1)}
            note={taken ? say(props.speaker, 'reason.PARTNER_HAS_IT') : undefined}
            onPick={() => {
              if (place >= 0) props.onHand({ captains: chosen.filter((other) => other !== captain) });
              else props.onHand({ captains: wanted === 1 ? [captain] : [...chosen, captain].slice(0, wanted) });
            }}
          />
        );
      })}
    </div>
  );
}

interface CaptainCardProps {
  readonly props: Props;
  readonly card: Card;
  readonly captain: number;
  readonly place: number;
  readonly possible: boolean;
  readonly note: string | undefined;
  readonly onPick: () => void;
}

function CaptainCard({ props, card, captain, place, possible, note, onPick }: CaptainCardProps): ReactNode {
  return (
    <button
      type="button"
      className={`ef-big ef-captain ${possible ? 'ef-can' : ''}`}
      aria-disabled={!possible}
      aria-pressed={place >= 0}
      title={note}
      data-piece={pieceIds.captain(captain)}
      onClick={() => possible && onPick()}
    >
      <CaptainIcon captain={captain} size={74} />
      {place >= 0 && <b className="ef-order">{place + 1}</b>}
      <strong>{card.name}</strong>
      <em>{card.galleon}</em>
      <span className="ef-big-note">{note ?? say(props.speaker, `board.captain.${card.id}`)}</span>
    </button>
  );
}

function Crew({ props }: ArmadaProps): ReactNode {
  const { view } = props;
  const seat = ownSeat(props);
  if (seat === undefined) return <p className="ef-secret">{say(props.speaker, 'board.secretNow')}</p>;
  const first = props.moves[0];
  const wanted = first?.kind === 'crew' ? first.crew.length : 0;
  const captain = view.captains[seat]?.[0] ?? -1;
  return (
    <div className="ef-cards ef-cards-5">
      {reserveOf(view, seat).map(({ crew, count }) => {
        const taken = props.hand.crew.filter((other) => other === crew).length;
        const { id } = at(CREW, crew);
        const possible = props.seat !== undefined && (wanted === 1 || (taken < count && props.hand.crew.length < wanted));
        return (
          <div key={id} className="ef-crew-choice">
            <button
              type="button"
              className={`ef-big ef-crew ${possible ? 'ef-can' : ''}`}
              aria-disabled={!possible}
              aria-pressed={taken > 0}
              data-piece={pieceIds.crew(crew)}
              onClick={() => possible && props.onHand({ crew: wanted > 1 ? [...props.hand.crew, crew] : taken > 0 ? [] : [crew] })}
            >
              <CrewIcon crew={crew} size={60} />
              <strong>{say(props.speaker, `crew.${id}`)}</strong>
              <span className="ef-big-note">
                {id === 'officer' && captain >= 0
                  ? say(props.speaker, `board.captain.${at(CAPTAIN_CARDS, captain).id}`)
                  : say(props.speaker, `board.does.${id}`)}
              </span>
              <span className="ef-tally">
                {taken} / {count}
              </span>
            </button>
            {taken > 0 && (
              <button
                type="button"
                className="ef-less"
                aria-label={`${say(props.speaker, 'board.putBack')}: ${say(props.speaker, `crew.${id}`)}`}
                onClick={() => {
                  const last = props.hand.crew.lastIndexOf(crew);
                  props.onHand({ crew: props.hand.crew.filter((_, i) => i !== last) });
                }}
              >
                −
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

function PlanetCards({ props }: { readonly props: Props }): ReactNode {
  const { view, seat } = props;
  return (
    <div className="ef-cards ef-cards-4">
      {PLANETS.map(({ id, pepper, vanilla, produces, accesses }, planet) => {
        const holder = view.mobilisation.indexOf(planet);
        const possible = props.moves.some((move) => move.kind === 'planet' && move.planet === planet);
        const why = seat === undefined || possible ? undefined : props.whyNot({ kind: 'planet', planet });
        return (
          <button
            key={id}
            type="button"
            className={`ef-big ef-planet-card ${possible ? 'ef-can' : ''}`}
            aria-disabled={!possible}
            aria-pressed={props.draft?.kind === 'planet' && props.draft.planet === planet}
            title={why === undefined ? say(props.speaker, 'board.accesses', { n: accesses }) : reasonSaid(props.speaker, why)}
            data-piece={pieceIds.planet(planet)}
            onClick={() => props.onChoose({ kind: 'planet', planet })}
          >
            <GlobeIcon planet={planet} size={52} />
            <span className="ef-planet-words">
              <strong>{say(props.speaker, `planet.${id}`)}</strong>
              <span className="ef-yield">
                +1 <SpiceIcon spice={produces} size={18} />
              </span>
              <small>
                {say(props.speaker, 'board.cost')} <Cost pepper={pepper} vanilla={vanilla} />
              </small>
            </span>
            <TilePicture tile={at(PLANET_TILE, planet)} turn={0} size={84} />
            <Taken props={props} seats={holder < 0 ? [] : [holder]} />
          </button>
        );
      })}
    </div>
  );
}

/** Who has taken a card already. */
function Taken({ props, seats }: { readonly props: Props; readonly seats: readonly number[] }): ReactNode {
  if (seats.length === 0) return null;
  return (
    <span className="ef-taken">
      {seats.map((seat) => {
        const owner = props.owners[seat];
        return (
          <span key={seat}>
            {owner !== undefined && <Emblem owner={owner} />} {props.names[seat]}
          </span>
        );
      })}
    </span>
  );
}

/** What everybody has, as far as it is known. */
function Fleets({ props }: { readonly props: Props }): ReactNode {
  const { view, names, owners } = props;
  const told = known({ meanwhile }, view, props.playing);
  return (
    <ul className="ef-fleets">
      {names.map((name, seat) => {
        const nation = NATIONS[view.nation[sideOf(view, seat)] ?? NO_NATION];
        const owner = owners[seat];
        const captains = told.captains[seat] ?? [];
        const top = CAPTAIN_CARDS[captains[0] ?? -1];
        const planet = PLANETS[view.mobilisation[seat] ?? -1];
        const parts = [
          nation === undefined ? undefined : say(props.speaker, `nation.${nation}`),
          captains.length === 0 ? undefined : (top?.name ?? say(props.speaker, 'board.captainsHidden')),
          (view.handSize[seat] ?? 0) === 0 ? undefined : say(props.speaker, 'board.cards', { n: view.handSize[seat] ?? 0 }),
          planet === undefined ? undefined : say(props.speaker, `planet.${planet.id}`),
        ].filter((part) => part !== undefined);
        return (
          <li key={name}>
            {owner !== undefined && <Emblem owner={owner} size={16} />}
            <b>{name}</b>
            <span>{parts.length === 0 ? '…' : parts.join(' · ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
