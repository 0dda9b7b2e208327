import { goodsOf, NONE, PRODUCTION_KINDS, TOKENS } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { ProductionPicture, TokenPicture } from '../draw/TokenPicture';
import { goldFor, movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { Choice } from './Chip';

/** A progress token is due: any of those on offer. */
export function TokenChoices(props: Props): ReactNode {
  const { moves, speaker } = props;
  return (
    <div className="am-row am-tokens">
      {movesOf(moves, 'take').map((move) => (
        <Choice
          key={move.token}
          props={props}
          move={move}
          legal
          picture={<TokenPicture token={move.token} size={34} />}
          title={speaker.say({ key: `token.${TOKENS[move.token]?.id ?? ''}` })}
          piece={pieceIds.token(move.token)}
        />
      ))}
    </div>
  );
}

/** Production tokens: each says what it would add to the final score as things stand. */
export function BuyChoices(props: Props): ReactNode {
  const { view, seat, moves, speaker, foresee } = props;
  if (seat === undefined) return null;
  const kinds = [...new Set(view.productionOffer)].filter((kind) => kind !== NONE).sort((a, b) => a - b);
  return (
    <div className="am-row am-buys">
      {kinds.map((kind) => {
        const known = PRODUCTION_KINDS[kind];
        if (known === undefined) return null;
        const buy = movesOf(moves, 'buy').find((move) => move.sort === known.sort && move.cost === known.cost);
        const gold = buy === undefined ? 0 : goldFor(props, buy, seat);
        const gain = buy === undefined ? goodsOf(view, seat, known.sort).goods : foresee(buy).gain;
        return (
          <Choice
            key={kind}
            props={props}
            move={buy ?? { kind: 'buy', sort: known.sort, cost: known.cost }}
            legal={buy !== undefined}
            gold={gold}
            picture={<ProductionPicture kind={kind} size={30} />}
            title={gain < 0 ? `−${-gain}` : `+${gain}`}
            label={
              buy === undefined
                ? speaker.say({ key: 'production', params: { sort: { key: `sort.${known.sort}` }, cost: known.cost } })
                : speaker.say(props.game.words.move(buy, view, seat))
            }
            note={<span className="am-choice-end">{speaker.say({ key: 'board.atEnd' })}</span>}
            piece={pieceIds.production(view.productionOffer.indexOf(kind))}
          />
        );
      })}
    </div>
  );
}
