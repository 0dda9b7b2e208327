import type { Move } from '@quarterdeck/yamatai';
import { memo, type ReactNode } from 'react';
import { Still, Target, useSteady } from '../../../kit';
import { chartArt } from '../art/chart-art';
import { buildsOf, collectsOf, colourInHand, modeInHand, movesOf, tileInHand } from '../legal';
import { pieceIds } from '../pieces';
import type { MoveOf, Props } from '../types';
import { IslandName } from './IslandNames';
import { Boat } from './Pieces';
import { spaceAt, tokenAt } from './sites';
import './targets.css';

interface TargetsProps {
  readonly props: Props;
}

/** Everything that can be chosen on the map now: the places of the mode in hand. */
export function Targets({ props }: TargetsProps): ReactNode {
  const { moves, view } = props;
  if (moves.length === 0) return null;
  const spaces = (list: readonly SpaceMove[]): ReactNode => <SpaceTargets props={props} moves={list} />;
  const islands = (list: readonly IslandMove[]): ReactNode => <IslandTargets props={props} moves={list} />;
  if (view.phase === 'extra' && view.pending === 'none') {
    const mode = modeInHand(props, props.hand);
    if (mode !== 'power') return <TokenTargets props={props} moves={movesOf(moves, 'extra')} />;
  }
  switch (modeInHand(props, props.hand)) {
    case 'boats': {
      const colour = colourInHand(moves, props.hand);
      return spaces(movesOf(moves, 'place').filter((move) => move.colour === colour));
    }
    case 'build':
      return islands(buildsOf(moves, tileInHand(moves, props.hand), props.hand));
    case 'collect':
      return (
        <>
          <TokenTargets props={props} moves={collectsOf(props, props.hand)} />
          <CollectorTargets props={props} />
        </>
      );
    case 'power':
      return (
        <>
          {spaces(moves.filter(isBoatPower))}
          {islands(movesOf(moves, 'hallow'))}
          <TokenTargets props={props} moves={moves.filter(isTokenPower)} />
        </>
      );
    default:
      return null;
  }
}

type SpaceMove = MoveOf<'place' | 'lift' | 'land' | 'swapBoat' | 'withBoat' | 'remove'>;
type IslandMove = MoveOf<'build' | 'hallow'>;
type TokenMove = MoveOf<'collect' | 'extra' | 'swapToken' | 'withToken'>;

const isBoatPower = (move: Move): move is MoveOf<'lift' | 'land' | 'swapBoat' | 'withBoat' | 'remove'> =>
  move.kind === 'lift' || move.kind === 'land' || move.kind === 'swapBoat' || move.kind === 'withBoat' || move.kind === 'remove';

const isTokenPower = (move: Move): move is MoveOf<'swapToken' | 'withToken'> => move.kind === 'swapToken' || move.kind === 'withToken';

interface ListProps<M extends Move> extends TargetsProps {
  readonly moves: readonly M[];
}

function targetOf({ game, view, seat, speaker, draft, onChoose, onPreview }: Props, move: Move) {
  return {
    label: seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)),
    chosen: draft === move,
    onChoose: () => onChoose(move),
    onPoint: (here: boolean) => onPreview(here ? move : undefined),
  };
}

function SpaceTargets({ props, moves }: ListProps<SpaceMove>): ReactNode {
  // There are many: choosing one does not draw all others anew.
  const undrafted = useSteady(props, { draft: undefined });
  const ghost = boatToPlace(props, moves);
  return (
    <>
      {moves.map((move) => (
        <SpaceTarget key={move.space} props={undrafted} move={move} chosen={props.draft === move} radius={ghost === undefined ? 25 : 22} />
      ))}
      {ghost !== undefined && (
        <g className="ghost">
          <Still id="ya-boat-to-place" at={moves.map(({ space }) => spaceAt(space))}>
            <Boat colour={ghost} x={0} y={2} scale={0.86} />
          </Still>
        </g>
      )}
    </>
  );
}

/** The colour of the boat that comes to whatever space is chosen. */
function boatToPlace({ view }: Props, [any]: readonly SpaceMove[]): number | undefined {
  return any?.kind === 'place' ? any.colour : any?.kind === 'land' ? view.boats[view.pendingAt] : undefined;
}

interface SpaceTargetProps extends TargetsProps {
  readonly move: SpaceMove;
  readonly chosen: boolean;
  readonly radius: number;
}

const SpaceTarget = memo(function SpaceTarget({ props, move, chosen, radius }: SpaceTargetProps): ReactNode {
  const [x, y] = spaceAt(move.space);
  return (
    <Target id={`space-${move.space}`} piece={pieceIds.space(move.space)} {...targetOf(props, move)} chosen={chosen}>
      <circle className="target-glow" cx={x} cy={y} r={radius} />
    </Target>
  );
});

function IslandTargets({ props, moves }: ListProps<IslandMove>): ReactNode {
  const { coasts } = chartArt();
  return moves.map((move) => (
    <Target
      key={move.island}
      id={`island-${move.island}`}
      piece={pieceIds.island(move.island)}
      className="ya-island-target"
      {...targetOf(props, move)}
    >
      <path className="target-glow" d={coasts[move.island]} />
      <IslandName view={props.view} island={move.island} />
    </Target>
  ));
}

function TokenTargets({ props, moves }: ListProps<TokenMove>): ReactNode {
  return moves.map((move) => {
    const [x, y] = tokenAt(props.view, move.island);
    return (
      <Target key={move.island} id={`token-${move.island}`} piece={pieceIds.island(move.island)} {...targetOf(props, move)}>
        <circle className="target-glow ya-token-glow" cx={x} cy={y} r="21" />
      </Target>
    );
  });
}

/** The boats that can still collect: choosing one makes it the next. */
function CollectorTargets({ props }: { readonly props: Props }): ReactNode {
  const able = [...new Set(movesOf(props.moves, 'collect').map(({ space }) => space))];
  if (able.length < 2) return null;
  return able.map((space) => {
    const [x, y] = spaceAt(space);
    const n = props.view.chain.indexOf(space) + 1;
    return (
      <Target
        key={space}
        id={`collector-${space}`}
        piece={pieceIds.space(space)}
        label={props.speaker.say({ key: 'board.collectWith', params: { n } })}
        className="ya-collector"
        onChoose={() => props.onHand({ collector: space })}
      >
        <circle className="ya-hit" cx={x} cy={y} r="22" />
      </Target>
    );
  });
}
