import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { COAT, Face, Part, Pen, Rays, Sky, Swell } from '../../draw/plate';

/** The Captain before crossed sabres and the sun. */
export function Captain(): ReactNode {
  return (
    <>
      <Sky to={92} />
      <circle className="pi-rsun" cx={60} cy={52} r={46} />
      <Rays x={60} y={52} from={47} to={60} count={64} />
      <Swell y={96} rows={3} />
      <g transform="translate(0 -6)">
        <Mirror width={120}>
          <g>
            <Part d="M22 128L26 131C44 106 82 64 100 20C102 58 62 108 30 134Z" tone="steel" />
            <Pen d="M29 131C60 104 92 66 99.5 28" weight="fine" />
          </g>
        </Mirror>
      </g>
      <Part d={COAT} tone="first" />
      <Hatch d="M74 99C96 108 108 122 110 150H86L82 112Z" angle={62} gap={2.1} plate />
      <Mirror width={120}>
        <Part d="M46 99L34 118L46 124L54 150" tone="first" />
        <Part d="M46 99L34 118L46 124L54 150L60 150L60 108Z" tone="paper" />
        <Pen d="M46 99L36 116L47 122L57 150" />
        <Pen d="M43 130h-5M45.5 139h-5" weight="bold" />
      </Mirror>
      <Mirror width={120}>
        <Part d="M13 127C12 118 20 111 29 110C35 109.5 38 113 36 117C30 117 20 121 18 128Z" tone="brass" />
        <Pen d="M14 127V134M17 127.5V134M20.5 123V131M24 120.5V128M28 118.5V126M32 117.5V124" weight="fine" />
      </Mirror>
      <Part d="M51 93L60 99L69 93L67 108L60 116L53 108Z" tone="paper" />
      <Pen d="M60 99V114M56 100L57 110M64 100L63 110" weight="fine" />
      <Face patch brow="M49 52Q53 49 57.5 52.5M63 52Q67 49 71 51.5" />
      <Part d="M47.6 57C45 72 48 90 60 99C72 90 75 72 72.4 57C70 66 66 67 60 66.5C54 67 50 66 47.6 57Z" tone="hair" />
      <Pen
        d="M50 66Q50 78 55 88M53.5 68Q54 80 58 92M57.5 73Q58 84 59.5 95M62.5 73Q62 84 60.5 95M66.5 68Q66 80 62 92M70 66Q70 78 65 88"
        weight="light"
      />
      <Part d="M50.5 68.5Q55 64.8 60 68Q65 64.8 69.5 68.5Q65 72.5 60 70Q55 72.5 50.5 68.5Z" tone="hair" />
      <Pen d="M57 74Q60 75.4 63 74" weight="light" />
      <Part
        d="M18 43C20 29 30 23 40 25C44 14 52 10.5 60 10.5C68 10.5 76 14 80 25C90 23 100 29 102 43C88 36.5 72 40 60 48C48 40 32 36.5 18 43Z"
        tone="hat"
      />
      <Hatch d="M80 25C90 23 100 29 102 43C92 38.5 82 38.5 74 41Q80 34 80 25Z" angle={38} gap={1.7} plate />
      <Pen d="M40 25Q48 34 60 37Q72 34 80 25" weight="light" />
      <Part d="M18 43C32 36.5 48 40 60 48C72 40 88 36.5 102 43L101 46.5C88 40 72 44 60 52C48 44 32 40 19 46.5Z" tone="brass" />
      <Part
        d="M60 17.5C55.5 17.5 53.5 20.5 54 23.5C54.2 25.5 56 26 56 28H64C64 26 65.8 25.5 66 23.5C66.5 20.5 64.5 17.5 60 17.5Z"
        tone="paper"
      />
      <circle className="pi-rk" cx={57.6} cy={23} r={1.5} />
      <circle className="pi-rk" cx={62.4} cy={23} r={1.5} />
      <Pen d="M58 28V30.5M60 28V31M62 28V30.5" weight="dark" />
      <Pen d="M50 33L70 27M50 27L70 33" weight="bone" />
    </>
  );
}
