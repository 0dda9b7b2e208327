import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { Face, Part, PartDisc, Pen, Rays, Sky, Swell } from '../../draw/plate';

/** The Islander between palms, with a bowl of fruit. */
export function Islander(): ReactNode {
  return (
    <>
      <Sky to={88} />
      <circle className="pi-rsun" cx={60} cy={54} r={38} />
      <Rays x={60} y={54} from={40} to={54} count={56} />
      <Swell y={92} rows={3} />
      <Mirror width={120}>
        <g transform="translate(4 30) rotate(-42)">
          <path className="pi-r pi-t-leaf" d="M0 0Q15.3 -14.3 34 4.1Q17 4.8 0 0Z" />
          <path className="pi-rl" d="M0 0Q17 -7.48 34 4.08" />
          <path
            className="pi-rl2"
            d="M4.9 -1.7l-1 6.9M4.9 -1.7l4.1 -4.5M9.7 -2.7l-1 6.3M9.7 -2.7l4.1 -4.1M14.6 -2.9l-1 5.7M14.6 -2.9l4.1 -3.7M19.4 -2.3l-1 5.1M19.4 -2.3l4.1 -3.3M24.3 -1l-1 4.6M24.3 -1l4.1 -3M29.1 1.2l-1 4M29.1 1.2l4.1 -2.6M34 4.1l-1 3.4M34 4.1l4.1 -2.2"
          />
        </g>
        <g transform="translate(4 32) rotate(-8)">
          <path className="pi-r pi-t-leaf" d="M0 0Q18 -16.8 40 4.8Q20 5.6 0 0Z" />
          <path className="pi-rl" d="M0 0Q20 -8.8 40 4.8" />
          <path
            className="pi-rl2"
            d="M5.7 -2.1l-1.2 8.1M5.7 -2.1l4.8 -5.3M11.4 -3.2l-1.2 7.4M11.4 -3.2l4.8 -4.8M17.1 -3.4l-1.2 6.7M17.1 -3.4l4.8 -4.4M22.9 -2.7l-1.2 6.1M22.9 -2.7l4.8 -3.9M28.6 -1.1l-1.2 5.4M28.6 -1.1l4.8 -3.5M34.3 1.4l-1.2 4.7M34.3 1.4l4.8 -3M40 4.8l-1.2 4M40 4.8l4.8 -2.6"
          />
        </g>
        <g transform="translate(4 34) rotate(28)">
          <path className="pi-r pi-t-leaf" d="M0 0Q16.2 -15.1 36 4.3Q18 5 0 0Z" />
          <path className="pi-rl" d="M0 0Q18 -7.92 36 4.32" />
          <path
            className="pi-rl2"
            d="M5.1 -1.9l-1.1 7.3M5.1 -1.9l4.3 -4.7M10.3 -2.9l-1.1 6.7M10.3 -2.9l4.3 -4.3M15.4 -3.1l-1.1 6.1M15.4 -3.1l4.3 -3.9M20.6 -2.5l-1.1 5.5M20.6 -2.5l4.3 -3.5M25.7 -1l-1.1 4.8M25.7 -1l4.3 -3.1M30.9 1.2l-1.1 4.2M30.9 1.2l4.3 -2.7M36 4.3l-1.1 3.6M36 4.3l4.3 -2.3"
          />
        </g>
        <Part d="M-4 150Q6 90 2 34L7 32Q12 90 8 150Z" tone="wood" />
        <Pen d="M-1 60L7 58M-1 74L8 72M-1 88L9 86M-1 102L9.5 100M-1 116L9.5 114M-2 130L9 128" weight="fine" />
      </Mirror>
      <Part d="M22 150C24 124 32 112 50 103L60 107L70 103C88 112 96 124 98 150Z" tone="skin" />
      <Hatch d="M78 107C90 114 96 126 98 150H86Q88 124 74 105Z" angle={62} gap={2.1} plate />
      <Part d="M31 127C44 137 76 137 89 127L93 150H27Z" tone="first" />
      <Pen d="M31 127C44 137 76 137 89 127" weight="bold" />
      <Pen d="M36 140q4 -6 8 0q4 6 8 0q4 -6 8 0q4 6 8 0q4 -6 8 0q4 6 8 0" weight="fine" />
      <Face
        lash
        brow="M50 52.3Q53.5 50 57 51.8M63 51.8Q66.5 50 70 52.3"
        mouth="M55.5 70.5Q58 68.6 60 69.8Q62 68.6 64.5 70.5Q60 74.6 55.5 70.5Z"
      />
      <Mirror width={120}>
        <Part d="M60 32C48 31 42 39 42 52C42 70 39 86 31 104C40 108 50 104 53 93L50 70C47.5 62 47 54 50 47Q54 42.5 60 40Z" tone="hair" />
        <Pen d="M57 35Q47 38 46 52Q46 74 37 102M59 37Q50 41 48.5 50M44.5 70Q44 86 41 104M48 72Q49.5 88 46 103" weight="light" />
      </Mirror>
      <Pen d="M60 32V40" weight="light" />
      <g transform="translate(46 45) rotate(0)">
        <Part d="M0 -1C-4.5 -3 -4 -9 0 -9.5C4 -9 4.5 -3 0 -1Z" tone="third" />
      </g>
      <g transform="translate(46 45) rotate(72)">
        <Part d="M0 -1C-4.5 -3 -4 -9 0 -9.5C4 -9 4.5 -3 0 -1Z" tone="third" />
      </g>
      <g transform="translate(46 45) rotate(144)">
        <Part d="M0 -1C-4.5 -3 -4 -9 0 -9.5C4 -9 4.5 -3 0 -1Z" tone="third" />
      </g>
      <g transform="translate(46 45) rotate(216)">
        <Part d="M0 -1C-4.5 -3 -4 -9 0 -9.5C4 -9 4.5 -3 0 -1Z" tone="third" />
      </g>
      <g transform="translate(46 45) rotate(288)">
        <Part d="M0 -1C-4.5 -3 -4 -9 0 -9.5C4 -9 4.5 -3 0 -1Z" tone="third" />
      </g>
      <PartDisc x={46} y={45} r={2} tone="brass" />
      <Mirror width={120}>
        <Pen d="M44 107Q50 117 60 119" />
      </Mirror>
      <PartDisc x={44} y={107} r={2} tone="paper" />
      <PartDisc x={49.3} y={113} r={2} tone="paper" />
      <PartDisc x={54.7} y={117.4} r={2} tone="paper" />
      <PartDisc x={60} y={119} r={2} tone="paper" />
      <PartDisc x={65.3} y={117.4} r={2} tone="paper" />
      <PartDisc x={70.7} y={113} r={2} tone="paper" />
      <PartDisc x={76} y={107} r={2} tone="paper" />
      <Part d="M36 139C40 148 80 148 84 139Z" tone="wood" />
      <Pen d="M36 139H84" />
      <g>
        <PartDisc x={48} y={134} r={6} tone="third" />
        <PartDisc x={72} y={134} r={6} tone="brass" />
        <Part d="M60 140C54 140 52 135 52.5 129C53 124 56 121.5 60 121.5C64 121.5 67 124 67.5 129C68 135 66 140 60 140Z" tone="brass" />
        <Hatch
          d="M60 140C54 140 52 135 52.5 129C53 124 56 121.5 60 121.5C64 121.5 67 124 67.5 129C68 135 66 140 60 140Z"
          angle={50}
          gap={2.6}
          plate
        />
        <Hatch
          d="M60 140C54 140 52 135 52.5 129C53 124 56 121.5 60 121.5C64 121.5 67 124 67.5 129C68 135 66 140 60 140Z"
          angle={-50}
          gap={2.6}
          plate
        />
        <Part
          d="M60 122C57 120 53 120 51 121C53 117 57 117 58.5 118C57 115 58 112 60 110.5C62 112 63 115 61.5 118C63 117 67 117 69 121C67 120 63 120 60 122Z"
          tone="leaf"
        />
      </g>
      <Part d="M36 139C40 148 80 148 84 139Z" tone="wood" />
      <Pen d="M42 143Q60 147 78 143" weight="fine" />
    </>
  );
}
