import {
  BOATS,
  boatList,
  buildingName,
  buyingPrice,
  COLOURS,
  lookSize,
  type Move,
  NONE,
  sellingPrice,
  usableBoats,
} from '@quarterdeck/yamatai';
import { Fragment, type ReactNode } from 'react';
import { say } from '../../../kit';
import { BoatIcon, BuildingIcon, CoinIcon, TokenIcon } from '../draw/Icons';
import { fitsAfter, tilesInSight } from '../foretell';
import { collectorInHand, collectsOf, colourInHand, fitsOf, moveOf, movesOf, sparingIsOpen, tileInHand } from '../legal';
import { TileCard } from '../panels/TileCard';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice, Pick } from './Choice';
import './trades.css';

interface TurnProps {
  readonly props: Props;
}

/** The boats that can be placed, one colour in hand. */
export function BoatChoices({ props }: TurnProps): ReactNode {
  const { view, seat, moves, speaker, preview, draft } = props;
  const inHand = colourInHand(moves, props.hand);
  const pointed = preview ?? draft;
  if (seat === undefined) return null;
  const boats = usableBoats(view, seat);
  return (
    <div className={`ya-options ${boats.filter((count) => count > 0).length > 3 ? 'ya-boats-many' : ''}`}>
      {COLOURS.map((name, colour) => {
        const count = boats[colour] ?? 0;
        if (count === 0) return null;
        const possible = movesOf(moves, 'place').some((move) => move.colour === colour);
        const words = boatList(COLOURS.map((_, other) => (other === colour ? count : 0))).map((text) => speaker.say(text));
        return (
          <Pick
            key={name}
            selected={inHand === colour}
            label={words.join(', ')}
            className={possible ? '' : 'ya-cannot'}
            onPick={() =>
              // A boat that fits nowhere says why.
              possible
                ? props.onHand({ mode: 'boats', colour })
                : props.onChoose({ kind: 'place', colour, space: view.boats.indexOf(NONE) })
            }
          >
            <BoatIcon colour={colour} size={32} />
            <span className="ya-stack">
              <b>
                {count > 1 && <span>{count} × </span>}
                {say(speaker, `board.boat.${name}`)}
              </b>
              {view.hand[colour] === 0 && <small>{say(speaker, 'board.fromDock')}</small>}
            </span>
          </Pick>
        );
      })}
      {pointed?.kind === 'place' && <ThenTiles props={props} move={pointed} />}
    </div>
  );
}

/** "Which tiles could I build if I placed this?" */
function ThenTiles({ props, move }: { readonly props: Props; readonly move: Move }): ReactNode {
  const fits = fitsAfter(props, move);
  return (
    <span className="ya-then-tiles">
      {/* On a phone words would take a line of their own from the map. */}
      {props.size !== 'phone' && <small>{say(props.speaker, fits.size === 0 ? 'board.thenNothing' : 'board.then')}</small>}
      {[...fits.keys()].map((tile) => (
        <span key={tile} data-piece={pieceIds.tile(tile)}>
          <BuildingIcon tile={tile} size={26} />
        </span>
      ))}
    </span>
  );
}

/** What may be bought, and below it what may be sold: each boat with its price. */
export function TradeChoices({ props }: TurnProps): ReactNode {
  const { view, seat, moves, speaker } = props;
  if (seat === undefined) return null;
  return (
    <div className="ya-trades">
      {(['buy', 'sell'] as const).map((kind) => (
        <Fragment key={kind}>
          <span className="ya-way" aria-hidden="true">
            {say(speaker, `board.${kind}`)}
          </span>
          {BOATS.map(({ colour: name }, colour) => {
            const move = movesOf(moves, kind).find((one) => one.colour === colour);
            return (
              <Choice
                key={name}
                props={props}
                move={move ?? { kind, colour }}
                legal={move !== undefined}
                piece={pieceIds.supply(colour)}
                className="ya-trade"
              >
                <BoatIcon colour={colour} size={26} faint={move === undefined} />
                <small>
                  <CoinIcon size={12} />
                  {kind === 'buy' ? buyingPrice(view, seat, colour) : sellingPrice(colour)}
                </small>
              </Choice>
            );
          })}
        </Fragment>
      ))}
    </div>
  );
}

/** Tiles in the sheet of a phone: many stand closer. */
const cards = (count: number): string => (count > 2 ? 'ya-cards ya-cards-many' : 'ya-cards');

/** The tiles that fit, and how a missing boat is made up for where there is a choice. */
export function BuildChoices({ props }: TurnProps): ReactNode {
  const { view, seat, moves, size, speaker } = props;
  const inHand = tileInHand(moves, props.hand);
  const fits = fitsOf(moves);
  // Between phone and desk the bar is narrow, and the row of tiles lies right above.
  const tiles = size === 'medium' ? [] : tilesInSight(view, seat).filter((tile) => fits.has(tile));
  return (
    <div className={size === 'phone' ? cards(tiles.length) : 'ya-options'}>
      {tiles.map((tile) =>
        size !== 'phone' ? (
          <Pick
            key={tile}
            selected={inHand === tile}
            label={speaker.say(buildingName(tile))}
            className="ya-mini"
            piece={pieceIds.tile(tile)}
            onPick={() => props.onHand({ mode: 'build', tile })}
          >
            <BuildingIcon tile={tile} size={30} />
            <small>{say(speaker, 'board.fits', { n: fits.get(tile)?.size ?? 0 })}</small>
          </Pick>
        ) : (
          <TileCard key={tile} props={props} tile={tile} reserved={!view.row.includes(tile)} />
        ),
      )}
      {size === 'medium' && <small className="ya-says">{say(speaker, 'board.mode.build.hint')}</small>}
      {sparingIsOpen(moves, inHand) && (
        <span className="ya-sparing">
          {(['fleet', 'specialist'] as const).map((way) => (
            <Pick
              key={way}
              selected={(props.hand.sparing ?? 'fleet') === way}
              label={say(speaker, `board.sparing.${way}`)}
              onPick={() => props.onHand({ sparing: way })}
            >
              {say(speaker, `board.sparing.${way}`)}
            </Pick>
          ))}
        </span>
      )}
    </div>
  );
}

/** The boats of this turn: each takes one token; the one in hand is next. */
export function CollectChoices({ props }: TurnProps): ReactNode {
  const { view, moves, speaker } = props;
  const inHand = collectorInHand(props, props.hand);
  const able = new Set(movesOf(moves, 'collect').map(({ space }) => space));
  const byInHand = collectsOf(props, props.hand).filter(({ space }) => space === inHand);
  return (
    <div className="ya-options">
      {view.chain.map((space, nth) =>
        able.has(space) ? (
          <Pick
            key={space}
            selected={inHand === space}
            label={say(speaker, 'board.collectWith', { n: nth + 1 })}
            piece={pieceIds.space(space)}
            onPick={() => props.onHand({ mode: 'collect', collector: space })}
          >
            <b className="ya-nth">{nth + 1}</b>
            <BoatIcon colour={view.boats[space] ?? 0} size={28} />
          </Pick>
        ) : null,
      )}
      {byInHand.map((move) => (
        <Choice key={move.island} props={props} move={move} piece={pieceIds.island(move.island)}>
          <TokenIcon colour={view.culture[move.island] ?? 0} size={28} />
        </Choice>
      ))}
    </div>
  );
}

/** One more token, thanks to a specialist. */
export function ExtraChoices({ props }: TurnProps): ReactNode {
  return (
    <div className="ya-options">
      {movesOf(props.moves, 'extra').map((move) => (
        <Choice key={move.island} props={props} move={move} piece={pieceIds.island(move.island)}>
          <TokenIcon colour={props.view.culture[move.island] ?? 0} size={28} />
        </Choice>
      ))}
    </div>
  );
}

/** The fleet's power in hand: tiles to reserve stand here, places glow on the map. */
export function PowerChoices({ props }: TurnProps): ReactNode {
  const { view, moves, size, speaker } = props;
  const look = moveOf(moves, 'look');
  const reserves = movesOf(moves, 'reserve');
  if (look === undefined && reserves.length === 0) return <p className="ya-says">{say(speaker, 'board.chooseOnMap')}</p>;
  return (
    <div className={size === 'phone' ? cards(reserves.length + (look === undefined ? 0 : 1)) : 'ya-options'}>
      {size !== 'phone' && reserves.length > 0 && <small className="ya-says">{say(speaker, 'board.reserveAbove')}</small>}
      {size === 'phone' && reserves.map(({ tile }) => <TileCard key={tile} props={props} tile={tile} />)}
      {look !== undefined && (
        <Choice props={props} move={look} piece={pieceIds.deck}>
          {say(speaker, 'board.look', { n: lookSize(view) })}
        </Choice>
      )}
    </div>
  );
}
