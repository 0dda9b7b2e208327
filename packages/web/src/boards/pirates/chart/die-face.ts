import { emblemPath, type Owner } from '../../../kit';
import { colourOn } from '../../../kit/physics/colours';
import { CARAVAN_DECK, PIPS, PIRATE_DECK } from '../draw/hulls';
import { ownerClass } from '../draw/owner';

/* The sides of a die as the ship from above that it becomes: a deck, the emblem at the bow, pips as hatches behind it. */

const COLUMN = 2.7;
const ROW = 2.75;
const MIDDLE = 1.15;
const HATCH = 2.05;
const BOW = -4.15;

/** What draws a die's sides, 12 × 12 millimetres around the origin, bow up, in an owner's colours as they are on the chart. */
export function diePainter(owner: Owner, chart: Element | null): (pen: CanvasRenderingContext2D, face: number) => void {
  const [side, line, pip, disc] = coloursOf(chart, owner);
  const deck = owner.colour === 'vermilion' ? CARAVAN_DECK : PIRATE_DECK;
  return (pen, face) => {
    pen.fillStyle = side;
    pen.fillRect(-6, -6, 12, 12);
    drawDeck(pen, new Path2D(deck), line);
    pen.fillStyle = pip;
    for (const [column, row] of PIPS[face] ?? []) {
      pen.beginPath();
      pen.roundRect(column * COLUMN - HATCH / 2, MIDDLE + row * ROW - HATCH / 2, HATCH, HATCH, 0.45);
      pen.fill();
    }
    drawRoundel(pen, new Path2D(emblemPath(owner.emblem)), side, disc, line);
  };
}

function drawDeck(pen: CanvasRenderingContext2D, deck: Path2D, line: string): void {
  pen.save();
  pen.scale(0.56, 0.6);
  pen.translate(0, 0.4);
  pen.fillStyle = line;
  pen.globalAlpha = 0.13;
  pen.fill(deck);
  pen.globalAlpha = 0.7;
  pen.strokeStyle = line;
  pen.lineWidth = 0.5;
  pen.stroke(deck);
  pen.restore();
}

function drawRoundel(pen: CanvasRenderingContext2D, emblem: Path2D, colour: string, disc: string, line: string): void {
  pen.save();
  pen.translate(0, BOW);
  pen.beginPath();
  pen.arc(0, 0, 1.35, 0, 2 * Math.PI);
  pen.fillStyle = disc;
  pen.fill();
  pen.strokeStyle = line;
  pen.lineWidth = 0.3;
  pen.stroke();
  pen.scale(0.125, 0.125);
  pen.translate(-7, -7);
  pen.fillStyle = colour;
  pen.fill(emblem, 'evenodd');
  pen.restore();
}

/** What the colours of the owner's class come to: side, line, pips, disc of the emblem. */
function coloursOf(chart: Element | null, owner: Owner): readonly [string, string, string, string] {
  const probe = document.createElement('span');
  probe.className = ownerClass(owner);
  (chart?.closest('.pi') ?? document.body).append(probe);
  const colour = (name: string): string => colourOn(probe, `var(${name})`);
  const found = [colour('--c'), colour('--hull-line'), colour('--pip'), colour('--disc')] as const;
  probe.remove();
  return found;
}
