import { equal } from '@quarterdeck/kernel';
import { battleSteps, curseOf, diceOf, RED, type ThrownDie } from '@quarterdeck/pirates';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { fig, say, Target, Viewport } from '../../../kit';
import { at } from '../draw/path';
import { movesOf } from '../legal';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { beatStyle, ClashScene } from './ClashScene';
import { Dice } from './Dice';
import { DiceThrow } from './DiceThrow';
import { centre } from './Dividers';
import { headings } from './headings';
import { Measure } from './Measure';
import { Muster } from './Muster';
import { SeaChart } from './SeaChart';
import { CurseWater, Struck } from './Struck';

/** The chart is drawn at two units to the millimetre. */
const SIZE = 576;
const BOX = '-9 -9 288 288';
/** A phone has no room for the whole rim of the tin. */
const PHONE_BOX = '-3 -3 276 276';
/** Pixels below the chart for the zoom buttons, on a phone. */
const INSET = { bottom: 30 };
const NO_INSET = {};
/** On a phone, pixels per unit at which lettering is ten pixels high. */
const LEGIBLE = { names: 0.72, notes: 1.08 };

/** The sea chart in its tin with everything that lies on it. */
export function ChartView(props: Props): ReactNode {
  const { view, playing, speaker, owners, size, hand, onHand } = props;
  const layer = useRef<SVGSVGElement>(null);
  const dice = useMemo(() => diceOf(view), [view]);
  const lie = dice.map(({ x, y, rot, owner }) => `${x} ${y} ${rot} ${owner}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: headings follow from where the dice lie, not from their fates
  const turned = useMemo(() => headings(dice), [lie]);
  const clashes = useMemo(() => battleSteps(view), [view]);
  const onPoint = useCallback((die: number | undefined) => onHand({ die }), [onHand]);
  const chartNames = useMemo(
    () => ({
      sea: say(speaker, 'board.chart.sea'),
      deep: say(speaker, 'board.chart.deep'),
      north: say(speaker, 'board.chart.north'),
      cape: say(speaker, 'board.chart.cape'),
      key: say(speaker, 'board.chart.key'),
    }),
    [speaker],
  );
  const curse = curseOf(view.card);
  const shown = playing?.event.kind === 'ShipsClashed' ? clashes.at(-1) : undefined;
  const happening = playing?.over === true ? undefined : shown;
  const again = shown ?? clashes.find(({ step }) => step === hand.step);
  const steps = useMemo(() => new Map(clashes.flatMap(({ step, sunk }) => sunk.map((die): [number, number] => [die, step]))), [clashes]);
  const anyStruck = dice.some(({ fate }) => fate === 'struck');
  const choosable = new Set(movesOf(props.moves, 'swallow').map(({ die }) => die));
  const mm = (n: number): string => say(speaker, 'board.mm', { n });
  const label = (die: ThrownDie): string =>
    die.owner === RED
      ? say(speaker, 'board.die.red', { face: die.face })
      : say(speaker, 'board.die.pirate', { face: die.face, who: { seat: die.owner }, fate: die.fate });
  const words = { zoomIn: say(speaker, 'board.zoomIn'), zoomOut: say(speaker, 'board.zoomOut'), whole: say(speaker, 'board.zoomWhole') };
  const box = size === 'phone' ? PHONE_BOX : BOX;
  return (
    <Viewport
      width={SIZE}
      height={SIZE}
      maxZoom={3.5}
      inset={size === 'phone' ? INSET : NO_INSET}
      label={say(speaker, 'board.chart')}
      words={words}
      legible={size === 'phone' ? LEGIBLE : undefined}
    >
      <svg viewBox={box} aria-hidden="true">
        <SeaChart names={chartNames} />
      </svg>
      <svg ref={layer} viewBox={box}>
        <title>{say(speaker, 'board.chart')}</title>
        <rect className="pi-tin-edge" x={-1} y={-1} width={272} height={272} rx={4} data-piece={pieceIds.chart} />
        {curse !== undefined && dice.length > 0 && <CurseWater curse={curse.id} dice={dice} />}
        {dice.length === 0 && <Muster {...props} />}
        <Dice
          dice={dice}
          owners={owners}
          headings={turned}
          label={label}
          steps={steps}
          dim={(die, number) => anyStruck && die.fate !== 'struck' && die.owner !== RED && !choosable.has(number)}
          away={new Set(happening?.sunk ?? [])}
          onPoint={onPoint}
        />
        {curse !== undefined && (
          <g
            style={beatStyle(playing?.event.kind === 'DiceStruck' ? playing.duration : undefined)}
            className={playing?.event.kind === 'DiceStruck' ? 'pi-striking' : undefined}
          >
            <Struck curse={curse.id} dice={dice} />
          </g>
        )}
        {again !== undefined && (
          <ClashScene
            key={playing?.id ?? again.step}
            clash={again}
            dice={dice}
            owners={owners}
            headings={turned}
            mm={mm(again.mm)}
            beat={happening === undefined ? undefined : playing?.duration}
            paid={shown !== undefined}
          />
        )}
        {again === undefined && hand.die !== undefined && <Measure view={view} die={hand.die} mm={mm} />}
        <TieTargets {...props} dice={dice} />
      </svg>
      <DiceThrow {...props} layer={layer} headings={turned} across={size === 'phone' ? 27.6 : 28.8} />
    </Viewport>
  );
}

/** Equally near pairs, or dice equally near to the Maelstrom: the card's player points at one. */
function TieTargets({ dice, ...props }: Props & { readonly dice: readonly ThrownDie[] }): ReactNode {
  const { moves, view, seat, game, speaker, draft, onChoose, onPreview, onHand } = props;
  if (seat === undefined) return null;
  return moves.map((move) => {
    if (move.kind !== 'fight' && move.kind !== 'swallow') return null;
    const target = {
      label: speaker.say(game.words.move(move, view, seat)),
      chosen: draft !== undefined && equal(draft, move),
      onChoose: () => onChoose(move),
      onPoint: (here: boolean) => {
        onPreview(here ? move : undefined);
        onHand({ die: here && move.kind === 'fight' ? move.red : undefined });
      },
    };
    if (move.kind === 'swallow') {
      const die = dice[move.die];
      if (die === undefined) return null;
      return (
        <Target key={`swallow ${move.die}`} id={`swallow-${move.die}`} transform={`translate(${at(centre(die))})`} {...target}>
          <circle className="target-glow" r={13} />
        </Target>
      );
    }
    const [red, pirate] = [dice[move.red], dice[move.pirate]];
    if (red === undefined || pirate === undefined) return null;
    const [a, b] = [centre(red), centre(pirate)];
    return (
      <Target key={`fight ${move.red} ${move.pirate}`} id={`fight-${move.red}-${move.pirate}`} {...target}>
        <path className="pi-tie-line" d={`M${at(a)}L${at(b)}`} />
        <circle className="target-glow" cx={fig(b[0])} cy={fig(b[1])} r={13} />
        <circle className="target-glow" cx={fig(a[0])} cy={fig(a[1])} r={13} />
      </Target>
    );
  });
}
