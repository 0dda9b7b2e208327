import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { COAT, Face, Part, PartDisc, Pen, Rays, Sky } from '../../draw/plate';

/** The Cartographer with spectacles, globe and dividers. */
export function Cartographer(): ReactNode {
  return (
    <>
      <Sky to={100} />
      <Rays x={60} y={54} from={30} to={86} count={32} />
      <circle className="pi-rsun" cx={60} cy={54} r={34} />
      <circle className="pi-rs2" cx={60} cy={54} r={34} />
      <circle className="pi-rs2" cx={60} cy={54} r={42} />
      <Part d="M18 29L19.2 32.8L23 34L19.2 35.2L18 39L16.8 35.2L13 34L16.8 32.8Z" tone="brass" />
      <Part d="M102 29L103.2 32.8L107 34L103.2 35.2L102 39L100.8 35.2L97 34L100.8 32.8Z" tone="brass" />
      <Part d="M28 62.6L28.8 65.2L31.4 66L28.8 66.8L28 69.4L27.2 66.8L24.6 66L27.2 65.2Z" tone="brass" />
      <Part d="M92 62.6L92.8 65.2L95.4 66L92.8 66.8L92 69.4L91.2 66.8L88.6 66L91.2 65.2Z" tone="brass" />
      <Part d="M34 17L34.7 19.3L37 20L34.7 20.7L34 23L33.3 20.7L31 20L33.3 19.3Z" tone="brass" />
      <Part d="M86 17L86.7 19.3L89 20L86.7 20.7L86 23L85.3 20.7L83 20L85.3 19.3Z" tone="brass" />
      <Part d={COAT} tone="first" />
      <Hatch d="M76 100C96 108 108 122 110 150H92L84 108Z" angle={62} gap={2.1} plate />
      <Mirror width={120}>
        <Pen d="M46 99C38 108 34 124 33 150" />
      </Mirror>
      <Face brow="M49 51.5Q53 48.5 57.5 51.5M62.5 51.5Q67 48.5 71 51.5" />
      <Mirror width={120}>
        <Part d="M48 48C43 54 43 64 46 72L49 68C47.5 60 48 54 50 49Z" tone="wig" />
      </Mirror>
      <Part d="M47.6 58C45 74 44 98 60 112C76 98 75 74 72.4 58C70 67 66 68 60 67.5C54 68 50 67 47.6 58Z" tone="wig" />
      <Pen
        d="M50 68Q49 88 56 104M53 71Q53 90 58.5 107M56.5 75Q57 92 60 109M63.5 75Q63 92 60 109M67 71Q67 90 61.5 107M70 68Q71 88 64 104"
        weight="fine"
      />
      <Part d="M50.5 69Q55 65.8 60 68.6Q65 65.8 69.5 69Q65 72.8 60 70.5Q55 72.8 50.5 69Z" tone="wig" />
      <Pen d="M57.5 74.2Q60 75.4 62.5 74.2" />
      <circle className="pi-rl" cx={53.5} cy={57} r={4.7} />
      <circle className="pi-rl" cx={66.5} cy={57} r={4.7} />
      <Pen d="M58.2 56.5Q60 55.5 61.8 56.5M48.8 56.5L47 55.5M71.2 56.5L73 55.5" />
      <Part d="M44 47C44 31 50 25 60 25C70 25 76 31 76 47C66 42.5 54 42.5 44 47Z" tone="second" />
      <Hatch d="M67 27C74 30 76.5 38 76 47L69 44.5Q71 35 67 27Z" angle={60} gap={1.7} plate />
      <Part d="M43.5 47C53 41.5 67 41.5 76.5 47V50.5C67 45.5 53 45.5 43.5 50.5Z" tone="brass" />
      <Part d="M60 25Q58 21.5 60 19.5Q62 21.5 60 25" tone="brass" />
      <PartDisc x={60} y={130} r={27} tone="sea" />
      <Part
        d="M42 112C48 108 54 112 52 117C58 118 56 126 50 127C48 134 42 130 42 124C38 122 38 116 42 112ZM66 124C72 120 80 124 80 130C78 138 72 142 68 138C64 134 62 128 66 124Z"
        tone="skin"
      />
      <Pen
        d="M60 103C47.4315 103 47.4315 157 60 157M60 103C72.5685 103 72.5685 157 60 157M60 103C33.067499999999995 103 33.067499999999995 157 60 157M60 103C86.9325 103 86.9325 157 60 157M33 130H87M36.5 117Q60 122 83.5 117M36.5 143Q60 138 83.5 143M60 103V157"
        weight="fine"
      />
      <Hatch d="M76 108.5C84 113 87 121 87 130C87 140 82 148 74 153Q84 132 76 108.5Z" angle={62} gap={2} plate />
      <Pen d="M33 130A27 27 0 0 1 87 130" weight="bold" />
      <g transform="translate(60 96) rotate(9)">
        <Part d="M-1.5 2L-13 33L-11.5 33.5L1 6ZM1.5 2L13 33L11.5 33.5L-1 6Z" tone="brass" />
        <PartDisc x={0} y={0} r={4} tone="brass" />
        <Pen d="M0 -4V-9" weight="bold" />
      </g>
    </>
  );
}
