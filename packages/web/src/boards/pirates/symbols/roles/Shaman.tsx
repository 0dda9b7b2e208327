import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { Part, PartDisc, Pen, Rays, Sky } from '../../draw/plate';

/** The Shaman behind a carved mask, in smoke and feathers. */
export function Shaman(): ReactNode {
  return (
    <>
      <Sky to={70} />
      <Mirror width={120}>
        <Part
          d="M14 150C4 134 24 126 14 110C6 97 22 92 18 78C15 68 24 62 24 54C30 62 24 70 27 80C30 92 18 98 24 110C31 124 14 134 22 150Z"
          tone="smoke"
        />
        <Pen d="M18 148C10 134 27 125 18 110C12 98 24 92 22 78M24 54C20 50 25 45 28 48" weight="fine" />
        <Pen d="M8 128C2 120 10 114 5 104C2 96 9 92 7 84M33 84C30 74 38 70 34 60" weight="fine" />
      </Mirror>
      <Rays x={60} y={66} from={44} to={62} count={40} start={180} end={360} />
      <Part d="M34 96C20 108 12 128 10 150H110C108 128 100 108 86 96C80 104 70 110 60 112C50 110 40 104 34 96Z" tone="straw" />
      <Pen
        d="M34 94L12 135M36.4 94.5L16.4 139.9M38.7 95.1L20.7 136.8M41.1 95.6L25.1 141.7M43.5 96.2L29.5 138.6M45.8 96.7L33.8 143.5M48.2 97.3L38.2 140.5M50.5 97.8L42.5 145.4M52.9 98.4L46.9 142.3M55.3 98.9L51.3 147.2M57.6 99.5L55.6 144.1M60 100L60 149M62.4 99.5L64.4 144.1M64.7 98.9L68.7 147.2M67.1 98.4L73.1 142.3M69.5 97.8L77.5 145.4M71.8 97.3L81.8 140.5M74.2 96.7L86.2 143.5M76.5 96.2L90.5 138.6M78.9 95.6L94.9 141.7M81.3 95.1L99.3 136.8M83.6 94.5L103.6 139.9M86 94L108 135"
        weight="fine"
      />
      <g transform="translate(60 50) rotate(-62)">
        <Part d="M-2 -8C-7 -24.28 -4 -32.28 0 -36.28C4 -32.28 7 -24.28 2 -8Z" tone="first" />
        <Pen d="M0 -8V-32.28" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <g transform="translate(60 50) rotate(-42)">
        <Part d="M-2 -8C-7 -25.479999999999997 -4 -33.48 0 -37.48C4 -33.48 7 -25.479999999999997 2 -8Z" tone="first" />
        <Pen d="M0 -8V-33.48" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <g transform="translate(60 50) rotate(-21)">
        <Part d="M-2 -8C-7 -26.740000000000002 -4 -34.74 0 -38.74C4 -34.74 7 -26.740000000000002 2 -8Z" tone="second" />
        <Pen d="M0 -8V-34.74" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <g transform="translate(60 50) rotate(0)">
        <Part d="M-2 -8C-7 -30 -4 -38 0 -42C4 -38 7 -30 2 -8Z" tone="first" />
        <Pen d="M0 -8V-38" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <g transform="translate(60 50) rotate(21)">
        <Part d="M-2 -8C-7 -26.740000000000002 -4 -34.74 0 -38.74C4 -34.74 7 -26.740000000000002 2 -8Z" tone="second" />
        <Pen d="M0 -8V-34.74" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <g transform="translate(60 50) rotate(42)">
        <Part d="M-2 -8C-7 -25.479999999999997 -4 -33.48 0 -37.48C4 -33.48 7 -25.479999999999997 2 -8Z" tone="first" />
        <Pen d="M0 -8V-33.48" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <g transform="translate(60 50) rotate(62)">
        <Part d="M-2 -8C-7 -24.28 -4 -32.28 0 -36.28C4 -32.28 7 -24.28 2 -8Z" tone="first" />
        <Pen d="M0 -8V-32.28" />
        <path className="pi-rl2" d="M0 -14L-4 -19M0 -14L4 -19M0 -20L-4.5 -25M0 -20L4.5 -25M0 -26L-4 -31M0 -26L4 -31" />
      </g>
      <Part d="M36 40H84L82 49H38Z" tone="brass" />
      <Pen d="M42 40L45 49M49 40L51 49M57 40L57 49M63 40L63 49M71 40L69 49M78 40L75 49" weight="fine" />
      <Part d="M41 44H79C84 66 79 92 60 106C41 92 36 66 41 44Z" tone="third" />
      <Hatch d="M66 47H79C84 66 79 92 60 106Q74 80 66 47Z" angle={66} gap={2} plate />
      <Mirror width={120}>
        <Part d="M44 60C48 56 54 57 57.5 61L56 67.5C52 69.5 47 68 45 65Z" tone="paper" />
        <path className="pi-rk" d="M47 62.5L55 63.5L54 66.5L48.5 65.5Z" />
        <Pen d="M43.5 55C48 51 54 52 58 56.5" weight="bold" />
        <Pen d="M46 74Q50 72 53 76M46.5 79Q50 77 53 81M48.5 84Q51 82 53.5 85.5" />
      </Mirror>
      <Part d="M60 55L55 78Q60 82 65 78Z" tone="skin" />
      <Hatch d="M60.5 55L65 78L61 80Z" angle={70} gap={1.6} plate />
      <Pen d="M60 50V55" />
      <Part d="M49.5 88H70.5L67.5 96.5H52.5Z" tone="paper" />
      <Pen d="M53.5 88L54.5 92.5L56.5 88L58 92.5L60 88L62 92.5L63.5 88L65.5 92.5L66.5 88" />
      <Mirror width={120}>
        <Part d="M41 50L33 56L35 72L41 70" tone="third" />
        <PartDisc x={35} y={77} r={3.2} tone="brass" />
      </Mirror>
      <Mirror width={120}>
        <Pen d="M40 112L46 124" />
      </Mirror>
      <g transform="translate(36 118) rotate(-30)">
        <Part d="M-1.5 -5V5A1.8 1.8 0 1 0 0 6.5A1.8 1.8 0 1 0 1.5 5V-5A1.8 1.8 0 1 0 0 -6.5A1.8 1.8 0 1 0 -1.5 -5Z" tone="paper" />
      </g>
      <g transform="translate(46 126) rotate(-14)">
        <Part d="M-1.5 -5V5A1.8 1.8 0 1 0 0 6.5A1.8 1.8 0 1 0 1.5 5V-5A1.8 1.8 0 1 0 0 -6.5A1.8 1.8 0 1 0 -1.5 -5Z" tone="paper" />
      </g>
      <g transform="translate(74 126) rotate(14)">
        <Part d="M-1.5 -5V5A1.8 1.8 0 1 0 0 6.5A1.8 1.8 0 1 0 1.5 5V-5A1.8 1.8 0 1 0 0 -6.5A1.8 1.8 0 1 0 -1.5 -5Z" tone="paper" />
      </g>
      <g transform="translate(84 118) rotate(30)">
        <Part d="M-1.5 -5V5A1.8 1.8 0 1 0 0 6.5A1.8 1.8 0 1 0 1.5 5V-5A1.8 1.8 0 1 0 0 -6.5A1.8 1.8 0 1 0 -1.5 -5Z" tone="paper" />
      </g>
      <PartDisc x={60} y={131} r={11} tone="paper" />
      <path className="pi-rk" d="M60 120A11 11 0 0 1 60 142A5.5 5.5 0 0 1 60 131A5.5 5.5 0 0 0 60 120Z" />
      <circle className="pi-rk" cx={60} cy={125.5} r={1.7} />
      <circle className="pi-t-paper" cx={60} cy={136.5} r={1.7} />
    </>
  );
}
