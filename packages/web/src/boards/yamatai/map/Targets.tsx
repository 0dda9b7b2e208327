import type { Move } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { Target } from '../../../kit';
import { chartArt } from '../art/chart-art';
import { buildsOf, chooseOnMap, collectsOf, colourInHand, modeInHand, movesOf, tileInHand } from '../legal';
import { pieceIds } from '../pieces';
import { type Selection, select } from '../selection';
import type { MoveOf, Props } from '../types';
import { Boat } from './Pieces';
import { spaceAt, tokenAt } from './sites';

interface TargetsProps {
  readonly props: Props;
  readonly selection: Selection;
}

/** Everything that can be chosen on the map now: the places of the mode in hand. */
export function Targets({ props, selection }: TargetsProps): ReactNode {
  const { moves, view } = props;
  if (moves.length === 0) return null;
  const spaces = (list: readonly SpaceMove[]): ReactNode => <SpaceTargets props={props} selection={selection} moves={list} />;
  const islands = (list: readonly IslandMove[]): ReactNode => <IslandTargets props={props} selection={selection} moves={list} />;
  if (view.phase === 'extra' && view.pending === 'none') {
    const mode = modeInHand(props, selection);
    if (mode !== 'power') return <TokenTargets props={props} selection={selection} moves={movesOf(moves, 'extra')} />;
  }
  switch (modeInHand(props, selection)) {
    case 'boats': {
      const colour = colourInHand(moves, selection);
      return spaces(movesOf(moves, 'place').filter((move) => move.colour === colour));
    }
    case 'build':
      return islands(buildsOf(moves, tileInHand(moves, selection), selection));
    case 'collect':
      return (
        <>
          <TokenTargets props={props} selection={selection} moves={collectsOf(props, selection)} />
          <CollectorTargets props={props} />
        </>
      );
    case 'power':
      return (
        <>
          {spaces(moves.filter(isBoatPower))}
          {islands(movesOf(moves, 'hallow'))}
          <TokenTargets props={props} selection={selection} moves={moves.filter(isTokenPower)} />
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

function targetOf({ game, view, seat, speaker, draft, onPreview }: Props, selection: Selection, move: Move, props: Props) {
  return {
    label: seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)),
    chosen: draft === move || selection.aim === move,
    onChoose: () => chooseOnMap(props, selection, move),
    onPoint: (here: boolean) => onPreview(here ? move : undefined),
  };
}

function SpaceTargets({ props, selection, moves }: ListProps<SpaceMove>): ReactNode {
  const lifted = props.view.pending === 'land' ? props.view.boats[props.view.pendingAt] : undefined;
  return moves.map((move) => {
    const [x, y] = spaceAt(move.space);
    const ghost = move.kind === 'place' ? move.colour : move.kind === 'land' ? lifted : undefined;
    return (
      <Target key={move.space} id={`space-${move.space}`} piece={pieceIds.space(move.space)} {...targetOf(props, selection, move, props)}>
        <circle className="target-glow" cx={x} cy={y} r={ghost === undefined ? 25 : 22} />
        {ghost !== undefined && (
          <g className="ghost">
            <Boat colour={ghost} x={x} y={y + 2} scale={0.86} />
          </g>
        )}
      </Target>
    );
  });
}

function IslandTargets({ props, selection, moves }: ListProps<IslandMove>): ReactNode {
  const { coasts } = chartArt();
  return moves.map((move) => (
    <Target
      key={move.island}
      id={`island-${move.island}`}
      piece={pieceIds.island(move.island)}
      className="ya-island-target"
      {...targetOf(props, selection, move, props)}
    >
      <path className="target-glow" d={coasts[move.island]} />
    </Target>
  ));
}

function TokenTargets({ props, selection, moves }: ListProps<TokenMove>): ReactNode {
  return moves.map((move) => {
    const [x, y] = tokenAt(props.view, move.island);
    return (
      <Target
        key={move.island}
        id={`token-${move.island}`}
        piece={pieceIds.island(move.island)}
        {...targetOf(props, selection, move, props)}
      >
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
        onChoose={() => select({ collector: space, aim: undefined })}
      >
        <circle className="ya-hit" cx={x} cy={y} r="22" />
      </Target>
    );
  });
}
