import { COLOURS, type Colour, cubesInField, insideTower, type State } from '@quarterdeck/amerigo';
import { type CSSProperties, memo, type ReactNode, useRef, useState } from 'react';
import { Pour, type PourShown, Target, useMotion } from '../../../kit';
import { Badge } from '../draw/Icons';
import { Panel } from '../draw/Panel';
import { Use } from '../draw/Use';
import { POUR } from '../events';
import { fallOfCubes } from '../motion/fall';
import { liftOfCubes } from '../motion/lift';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import { StandingCubes } from './StandingCubes';
import { TowerFront, TowerWalls } from './TowerWalls';

/** How much larger the tower stands while cubes fall, so that one can follow them. */
const GROWS = 1.55;
const CUBE_COLOURS = COLOURS.map((colour) => `var(--k-${colour})`);

interface Arrived {
  readonly id: number;
  readonly counts: readonly number[];
}

/** The tower cut open: what stays inside can be counted, what came out lies in the tray. */
export const Tower = memo(function Tower(props: Props): ReactNode {
  const { view, speaker, playing } = props;
  const root = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [arrived, setArrived] = useState<Arrived | undefined>(undefined);
  const shown = pourShown(playing, view);
  useMotion(playing, (now) =>
    root.current === null || drawing.current === null ? [] : liftOfCubes(root.current, drawing.current, GROWS, now),
  );
  const inside = COLOURS.map((_, colour) => (view.round === 0 && view.stage !== 'throw' ? 0 : insideTower(view, colour)));
  // While cubes are still falling the figures know only those that lie in the tray.
  const field = shown === undefined ? view.field : arrived?.id === shown.id ? arrived.counts : COLOURS.map(() => 0);
  // How many stay inside shows itself only when the last one lies.
  const landed = cubesOf(field) === cubesOf(view.field);
  return (
    <div ref={root} className={shown === undefined ? 'am-tower' : 'am-tower am-pouring'} style={pourStyle(shown?.duration)}>
      <svg ref={drawing} viewBox={BOX} aria-hidden="true">
        <TowerWalls />
        <g className="am-cubes">
          <StandingCubes inside={inside.join(' ')} tray={trayOf(view.field).join(' ')} />
        </g>
      </svg>
      <Pour
        shown={shown}
        drawing={drawing}
        grows={GROWS}
        colours={CUBE_COLOURS}
        ink="var(--pl)"
        hide={() => hidden(drawing.current)}
        plain={(duration) => (drawing.current === null ? [] : fallOfCubes(drawing.current, duration))}
        onArrive={(id, counts) => setArrived({ id, counts })}
      />
      <Panel viewBox={BOX} className="am-tower-front" label={speaker.say({ key: 'board.tower' })}>
        <TowerFront />
        <rect className="am-hit" x="4" y="16" width="140" height="222" data-piece={pieceIds.tower} />
        <rect className="am-hit" x="134" y="234" width="104" height="70" data-piece={pieceIds.tray} />
        <Readout {...props} field={field} inside={landed ? cubesOf(inside) : undefined} />
      </Panel>
    </div>
  );
});

const BOX = '0 0 240 306';

function cubesOf(field: readonly number[]): number {
  return field.reduce((sum, count) => sum + count, 0);
}

/** The throw of a phase as a pour, while it is shown. */
export function pourShown(playing: Props['playing'], view: State): PourShown | undefined {
  if (playing === undefined || playing.duration <= 0) return undefined;
  const { id, event, before, duration } = playing;
  if (event.kind !== 'CubesFell') return undefined;
  return {
    id,
    duration,
    usual: POUR,
    inside: COLOURS.map((_, colour) => insideTower(before, colour)),
    thrown: { colour: COLOURS.indexOf(event.colour), count: event.thrown },
    out: event.out,
    tray: trayOf(view.field),
  };
}

/** Numbers of the colours in the tray, the most frequent first. */
function trayOf(field: readonly number[]): readonly number[] {
  return field.flatMap((count, colour) => new Array<number>(count).fill(colour)).sort((a, b) => (field[b] ?? 0) - (field[a] ?? 0) || a - b);
}

function hidden(drawing: SVGSVGElement | null): readonly Animation[] {
  const cubes = drawing?.querySelector('.am-cubes');
  return cubes == null ? [] : [cubes.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'both' })];
}

/** How long it stands larger, for the style sheet. */
function pourStyle(duration: number | undefined): CSSProperties | undefined {
  return duration === undefined ? undefined : { ['--pour' as string]: `${duration}ms` };
}

/** Beside the tower: points of the phase, what lies in the tray, and the gold one may take instead. */
function Readout({
  view,
  speaker,
  moves,
  onChoose,
  onPreview,
  foresee,
  field,
  inside,
}: Props & { readonly field: readonly number[]; readonly inside: number | undefined }): ReactNode {
  const takeGold = moves.find((move) => move.kind === 'gold');
  const count = (colour: Colour): number => field[COLOURS.indexOf(colour)] ?? 0;
  const shown = COLOURS.filter((colour) => count(colour) > 0).sort((a, b) => count(b) - count(a));
  const points = Math.max(...field);
  const [perRow, dx] = shown.length > 4 ? [3, 29.5] : [2, 42];
  const left = shown.length > 4 ? 157 : 168;
  const gold = takeGold === undefined ? undefined : foresee(takeGold).events.find((event) => event.kind === 'GoldTaken')?.gold;
  return (
    <g>
      <text className="am-sc" x="238" y="12" textAnchor="end">
        {speaker.say({ key: 'board.tray' })}
      </text>
      {points > 0 ? (
        <>
          <text className="am-apn" x="194" y="80">
            {points}
          </text>
          <text className="am-aps" x="194" y="98">
            {speaker.say({ key: 'board.pointsEach', params: { points } })}
          </text>
        </>
      ) : (
        <text className="am-aps" x="194" y="70">
          {speaker.say({ key: 'board.trayEmpty' })}
        </text>
      )}
      {shown.map((colour, i) => {
        const [x, y] = [left + (i % perRow) * dx, shown.length > 6 ? 119 + Math.floor(i / perRow) * 23 : 124 + Math.floor(i / perRow) * 27];
        return (
          <g key={colour} data-piece={pieceIds.action(colour)}>
            <Badge colour={colour} x={x} y={y} radius={shown.length > 4 ? 8.5 : 11.5} />
            <text className={`am-num ${shown.length > 4 ? 'am-s' : ''}`} x={x + (shown.length > 4 ? 11 : 15)} y={y + 5}>
              {count(colour)}
            </text>
          </g>
        );
      })}
      {takeGold !== undefined && gold !== undefined && (
        <Target
          id="take-gold"
          piece={pieceIds.takeGold}
          label={speaker.say({ key: 'board.takeGold', params: { gold } })}
          onChoose={() => onChoose(takeGold)}
          onPoint={(here) => onPreview(here ? takeGold : undefined)}
        >
          <rect className="target-glow" x="142" y="176" width="104" height="25" rx="12.5" />
          <text className="am-aps am-start" x="150" y="193">
            {speaker.say({ key: 'board.orTake' })}
          </text>
          <Use symbol="a-gold" x={222} y={189} size={18} />
          <text className="am-num" x="232" y="194">
            {gold}
          </text>
        </Target>
      )}
      {inside !== undefined && (
        <text className="am-aps am-small" x="195" y="219" data-piece={pieceIds.tower}>
          {speaker.say({ key: 'board.inside', params: { cubes: inside, field: cubesInField(view) } })}
        </text>
      )}
    </g>
  );
}
