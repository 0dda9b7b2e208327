import { NONE, PRODUCTION_KINDS, PROGRESS_AREA } from '@quarterdeck/amerigo';
import { memo, type ReactNode } from 'react';
import { Target } from '../../../kit';
import { Panel } from '../draw/Panel';
import { ProductionFace } from '../draw/ProductionFace';
import { PLAQUE, TokenFace } from '../draw/TokenFace';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

/** Side by side below the map, or in two columns beside it. */
type Arrangement = 'row' | 'columns';

interface DisplayProps extends Props {
  readonly arrangement: Arrangement;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const STEP = PLAQUE.width + 4;
const ROW_STEP = PLAQUE.height + 5;
const TOP = 21;
/** Where the two columns begin. */
const COLUMN_X = [1, 53] as const;

/** New tokens stand in the first area or column, those about to leave in the second. */
function progressPlace(slot: number, arrangement: Arrangement): Place {
  const [leaving, rank] = [slot >= PROGRESS_AREA, slot % PROGRESS_AREA];
  if (arrangement === 'columns') return { x: COLUMN_X[leaving ? 1 : 0], y: TOP + 15 + rank * ROW_STEP };
  return { x: (leaving ? 201 : 1) + rank * STEP, y: TOP };
}

function productionPlace(slot: number, arrangement: Arrangement): Place {
  if (arrangement === 'columns') return { x: COLUMN_X[slot % 2 === 0 ? 0 : 1], y: TOP + Math.floor(slot / 2) * ROW_STEP };
  return { x: 1 + slot * (STEP + 1), y: TOP };
}

/** Progress tokens on offer: new ones on the left, those that leave after this round on the right. */
export const ProgressDisplay = memo(function ProgressDisplay(props: DisplayProps): ReactNode {
  const { view, seat, moves, draft, speaker, game, arrangement, onChoose, onPreview } = props;
  const columns = arrangement === 'columns';
  return (
    <Panel
      viewBox={columns ? `0 0 98 ${TOP + 15 + PROGRESS_AREA * ROW_STEP}` : '0 0 388 76'}
      className="am-display"
      align="xMinYMid"
      label={speaker.say({ key: 'board.progress' })}
    >
      <text className="am-sc" x="2" y="13">
        {speaker.say({ key: 'board.progress' })}
      </text>
      {columns ? (
        <>
          <text className="am-say2 am-tiny" x="2" y="29">
            {speaker.say({ key: 'board.progressNew' })}
          </text>
          <text className="am-say2 am-tiny" x="54" y="29">
            {speaker.say({ key: 'board.progressLeavingShort' })}
          </text>
        </>
      ) : (
        <>
          <text className="am-say2" x="180" y="13" textAnchor="end">
            {speaker.say({ key: 'board.progressNew' })}
          </text>
          <text className="am-say2" x="202" y="13">
            {speaker.say({ key: 'board.progressLeaving' })}
          </text>
          <path className="am-hrv" d="M191.5 8V71" />
        </>
      )}
      {view.progressOffer.map((token, slot) => {
        const { x, y } = progressPlace(slot, arrangement);
        const at = `translate(${x} ${y})`;
        const take = moves.find((move) => move.kind === 'take' && move.token === token);
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no name but their number
        if (token === NONE) return <Slot key={`slot-${slot}`} at={at} place={pieceIds.progressPlace(slot)} />;
        if (take === undefined || seat === undefined) {
          return (
            <g key={token} transform={at} data-piece={pieceIds.token(token)}>
              <TokenFace token={token} />
            </g>
          );
        }
        return (
          <Target
            key={token}
            id={`take-${token}`}
            piece={pieceIds.token(token)}
            label={speaker.say(game.words.move(take, view, seat))}
            transform={at}
            chosen={draft === take}
            onChoose={() => onChoose(take)}
            onPoint={(here) => onPreview(here ? take : undefined)}
          >
            <TokenFace token={token} />
            <rect className="target-glow" x="-2" y="-2" width={PLAQUE.width + 4} height={PLAQUE.height + 4} rx="7" />
          </Target>
        );
      })}
    </Panel>
  );
});

/** Production tokens for sale in this round. */
export const ProductionDisplay = memo(function ProductionDisplay(props: DisplayProps): ReactNode {
  const { view, seat, moves, draft, speaker, game, arrangement, onChoose, onPreview } = props;
  const columns = arrangement === 'columns';
  const slots = view.productionOffer.length;
  const box = columns ? `0 0 98 ${TOP + Math.ceil(slots / 2) * ROW_STEP}` : `0 0 ${Math.max(378, slots * (STEP + 1) + 2)} 76`;
  return (
    <Panel viewBox={box} className="am-display" align="xMinYMid" label={speaker.say({ key: 'board.production' })}>
      <text className="am-sc" x="2" y="13">
        {speaker.say({ key: columns ? 'board.action.yellow' : 'board.production' })}
      </text>
      {!columns && (
        <text className="am-say2" x="376" y="13" textAnchor="end">
          {speaker.say({ key: 'board.productionCost' })}
        </text>
      )}
      {view.productionOffer.map((kind, slot) => {
        const { x, y } = productionPlace(slot, arrangement);
        const at = `translate(${x} ${y})`;
        const known = PRODUCTION_KINDS[kind];
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no name but their number
        if (known === undefined) return <Slot key={`slot-${slot}`} at={at} place={pieceIds.productionPlace(slot)} />;
        const buy = moves.find((move) => move.kind === 'buy' && move.sort === known.sort && move.cost === known.cost);
        if (buy === undefined || seat === undefined) {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no name but their number
            <g key={slot} transform={at} data-piece={pieceIds.production(slot)}>
              <ProductionFace kind={kind} />
            </g>
          );
        }
        return (
          <Target
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no name but their number
            key={slot}
            id={`buy-${slot}`}
            piece={pieceIds.production(slot)}
            label={speaker.say(game.words.move(buy, view, seat))}
            transform={at}
            chosen={draft === buy}
            onChoose={() => onChoose(buy)}
            onPoint={(here) => onPreview(here ? buy : undefined)}
          >
            <ProductionFace kind={kind} />
            <rect className="target-glow" x="-2" y="-2" width={PLAQUE.width + 4} height={PLAQUE.height + 4} rx="7" />
          </Target>
        );
      })}
    </Panel>
  );
});

function Slot({ at, place }: { readonly at: string; readonly place: string }): ReactNode {
  return <rect className="am-slot" data-place={place} transform={at} width={PLAQUE.width} height={PLAQUE.height} rx="5" />;
}
