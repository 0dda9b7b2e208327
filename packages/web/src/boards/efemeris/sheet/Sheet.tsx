import {
  BONUSES,
  bonusOf,
  CAPTAIN_CARDS,
  CREW,
  captainOf,
  captainsBelow,
  EFFECTS,
  effectOf,
  NATIONS,
  NO_NATION,
  PLANETS,
  planetsToWin,
  SPICE_CAP,
  SPICES,
  sideOf,
  spiceOf,
  yardOf,
} from '@quarterdeck/efemeris';
import { at } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Cost } from '../choices/ConstructChoices';
import { CrewCard, crewDoes } from '../choices/HandCards';
import { type Cards, handOf, inPlayOf, reserveOf } from '../crew';
import { pieceIds } from '../pieces';
import { BonusIcon, CaptainIcon, CastleIcon, GlobeIcon, ShipIcon, SpiceIcon } from '../symbols/Icons';
import type { SheetProps } from '../types';
import './sheet.css';

/** All that lies before a player. */
export function Sheet(props: SheetProps): ReactNode {
  const { view, player, owners } = props;
  const side = sideOf(view, player);
  const nation = NATIONS[view.nation[side] ?? NO_NATION];
  if (nation === undefined) return <p className="ef ef-sheet">{say(props.speaker, 'board.noNation')}</p>;
  const captain = captainOf(view, player);
  const owner = owners[player];
  const yard = yardOf(view, player);
  const planets = PLANETS.flatMap((_, planet) => (view.planetOwner[planet] === player ? [planet] : []));
  return (
    <div className="ef ef-sheet">
      <section>
        <h3>{say(props.speaker, `nation.${nation}`)}</h3>
        {captain >= 0 && (
          <div className="ef-captain-line" data-piece={pieceIds.captain(captain)}>
            <CaptainIcon captain={captain} size={72} />
            <span>
              <b>{at(CAPTAIN_CARDS, captain).name}</b>
              <em>{at(CAPTAIN_CARDS, captain).galleon}</em>
              <small>{say(props.speaker, `board.captain.${at(CAPTAIN_CARDS, captain).id}`)}</small>
            </span>
          </div>
        )}
        {captainsBelow(view, player).map((below) =>
          below < 0 ? null : (
            <p key={below} className="ef-captain-line" data-piece={pieceIds.captain(below)}>
              <CaptainIcon captain={below} size={36} />
              <span>
                {at(CAPTAIN_CARDS, below).name}
                <small>{say(props.speaker, 'board.captainWaits')}</small>
              </span>
            </p>
          ),
        )}
      </section>
      <section>
        <h3>
          {say(props.speaker, 'board.planets')} <small>{say(props.speaker, 'board.planetsToWin', { n: planetsToWin(view) })}</small>
        </h3>
        <ul className="ef-planet-list">
          {planets.map((planet) => (
            <li key={planet} data-piece={pieceIds.planet(planet)}>
              <GlobeIcon planet={planet} size={38} />
              <span>{say(props.speaker, `planet.${at(PLANETS, planet).id}`)}</span>
              <span>
                +1 <SpiceIcon spice={at(PLANETS, planet).produces} />
              </span>
              {view.fortress[planet] === 1 && <CastleIcon owner={owner} size={20} />}
            </li>
          ))}
        </ul>
      </section>
      <section className="ef-hold">
        {SPICES.map((spice, i) => (
          <span key={spice} data-piece={pieceIds.spices(player)}>
            {Array.from({ length: SPICE_CAP }, (_, pip) => pip).map((pip) => (
              <span key={pip} className={pip < spiceOf(view, player, i) ? 'ef-pip' : 'ef-pip ef-pip-off'}>
                <SpiceIcon spice={i} size={18} />
              </span>
            ))}
            {spiceOf(view, player, i)}/{SPICE_CAP}
          </span>
        ))}
        <span data-piece={pieceIds.bonuses(player)}>
          {BONUSES.flatMap((bonus, i) =>
            Array.from({ length: bonusOf(view, player, i) }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: markers of a kind are alike
              <span key={`${bonus}-${n}`} title={say(props.speaker, `bonus.${bonus}`)}>
                <BonusIcon bonus={i} />
              </span>
            )),
          )}
        </span>
        <span title={say(props.speaker, 'board.yard')}>
          <ShipIcon galleon={false} owner={owner} size={26} /> {yard.frigates}/{yard.frigateLimit}
          <CastleIcon owner={owner} size={20} /> {yard.fortresses}/{yard.fortressLimit}
        </span>
      </section>
      <CardList props={props} title="board.hand" cards={handOf(view, player)} count={view.handSize[player] ?? 0} />
      <CardList props={props} title="board.crewInPlay" cards={inPlayOf(view, player)} count={0} />
      <CardList props={props} title="board.reserve" cards={reserveOf(view, player)} count={view.reserveSize[side] ?? 0} />
      <section>
        {EFFECTS.map((effect, i) => {
          const n = effectOf(view, player, i);
          return n === 0 ? null : (
            <p key={effect} data-piece={pieceIds.effect(player, i)}>
              {say(props.speaker, `effect.${effect}`, { n })}
            </p>
          );
        })}
      </section>
      <section>
        <h3>{say(props.speaker, 'board.allPlanets')}</h3>
        <ul className="ef-planet-list">
          {PLANETS.map(({ id, pepper, vanilla, produces }, planet) => (
            <li key={id} data-piece={pieceIds.planet(planet)}>
              <GlobeIcon planet={planet} size={26} />
              <span>{say(props.speaker, `planet.${id}`)}</span>
              <Cost pepper={pepper} vanilla={vanilla} />
              <span>
                +1 <SpiceIcon spice={produces} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CardListProps {
  readonly props: SheetProps;
  readonly title: string;
  readonly cards: readonly Cards[];
  /** Cards in all; more than are listed where they are hidden. */
  readonly count: number;
}

function CardList({ props, title, cards, count }: CardListProps): ReactNode {
  if (cards.length === 0 && count === 0) return null;
  return (
    <section>
      <h3>
        {say(props.speaker, title)} {count > 0 && <small>{say(props.speaker, 'board.cards', { n: count })}</small>}
      </h3>
      <div className="ef-hand">
        {cards.map(({ crew, count: copies }) => (
          <CrewCard
            key={crew}
            crew={crew}
            count={copies}
            name={say(props.speaker, `crew.${at(CREW, crew).id}`)}
            hint={crewDoes(props, props.player, crew)}
          />
        ))}
      </div>
    </section>
  );
}
