import {
  CARD_NAMES,
  COUNTRIES,
  CURSES,
  caravanShips,
  cardsInDeck,
  countryOf,
  curseOf,
  isCaravan,
  NOBODY,
  plundersOf,
} from '@quarterdeck/pirates';
import { memo, type ReactNode } from 'react';
import { pointing, say } from '../../../kit';
import { CardBack } from '../cards/CardBack';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import { moveOf, movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

/** The caravan cards of each country. */
const CARAVANS: readonly (readonly number[])[] = COUNTRIES.map((_, country) =>
  CARD_NAMES.flatMap((_name, card) => (isCaravan(card) && countryOf(card) === country ? [card] : [])),
);

/** The decks, the caravans that have sailed, whose privateers sail under which flag, the curses that were cast. */
export const Adventures = memo(function Adventures(props: Props): ReactNode {
  const { view, speaker } = props;
  const cards = cardsInDeck(view);
  return (
    <section className="pi-panel pi-decks" aria-label={say(speaker, 'board.adventures')}>
      <div className="pi-deck">
        <Deck {...props} />
        <p>
          <b>{cards}</b> {say(speaker, 'board.deck', { n: cards })}
          <small>
            {view.finale > 1
              ? say(speaker, 'board.finale', { n: view.finale - 1 })
              : view.finale === 1
                ? say(speaker, 'board.finale.soon')
                : say(speaker, 'board.lootDeck', { n: sum(view.loot) })}
          </small>
        </p>
      </div>
      <h3>{say(speaker, 'board.sailed')}</h3>
      <ul className="pi-caravans">
        {COUNTRIES.map((country, i) => (
          <Country key={country} {...props} country={i} name={country} />
        ))}
      </ul>
      <h3>{say(speaker, 'board.cast')}</h3>
      <ul className="pi-curses">
        {CURSES.map((curse, i) => {
          const cast = view.played.some((card) => curseOf(card)?.id === curse);
          const name = say(speaker, `curse.${curse}`);
          return (
            <li key={curse} className={cast ? 'pi-gone' : undefined} data-piece={pieceIds.curse(i)} title={name}>
              <Icon name={`curse-${curse}`} label={cast ? say(speaker, 'board.cast.done', { name }) : name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

/** The adventure deck: glows for the Cartographer. */
function Deck({ moves, speaker, onChoose, onPreview, draft, view }: Props): ReactNode {
  const draw = moveOf(moves, 'draw');
  const stack = (
    <span className="pi-stack" data-piece={pieceIds.deck}>
      <CardBack label={say(speaker, 'board.deck', { n: cardsInDeck(view) })} />
    </span>
  );
  if (draw === undefined) return stack;
  return (
    <button
      type="button"
      className={`pi-take ${draft === draw ? 'pi-chosen' : ''}`}
      data-target="deck"
      aria-label={say(speaker, 'board.do.draw')}
      onClick={() => onChoose(draw)}
      {...pointing((here) => onPreview(here ? draw : undefined))}
    >
      {stack}
    </button>
  );
}

interface CountryProps extends Props {
  readonly country: number;
  readonly name: string;
}

function Country(props: CountryProps): ReactNode {
  const { view, owners, speaker, moves, country, name, draft, onChoose, onPreview } = props;
  const privateer = view.privateers[country] ?? NOBODY;
  const move = movesOf(moves, 'privateer').find((one) => one.country === country);
  const title = say(speaker, `country.${name}`);
  const flag = (
    <>
      <Icon name={`flag-${name}`} label={say(speaker, 'board.country', { country: title, n: plundersOf(view, country) })} />
      {privateer !== NOBODY && <Pennant owner={ownerOf(owners, privateer)} className="pi-privateer" />}
    </>
  );
  return (
    <li data-piece={pieceIds.flag(country)}>
      {move === undefined ? (
        <span className="pi-flag">{flag}</span>
      ) : (
        <button
          type="button"
          className={`pi-flag pi-take ${draft === move ? 'pi-chosen' : ''}`}
          data-target={`flag-${country}`}
          onClick={() => onChoose(move)}
          {...pointing((here) => onPreview(here ? move : undefined))}
        >
          {flag}
        </button>
      )}
      <span>
        {CARAVANS[country]?.map((card) => (
          <i key={card} className={view.played.includes(card) ? 'pi-gone' : undefined} data-piece={pieceIds.caravan(card)}>
            {caravanShips(view.caravans, card)}
          </i>
        ))}
      </span>
    </li>
  );
}
