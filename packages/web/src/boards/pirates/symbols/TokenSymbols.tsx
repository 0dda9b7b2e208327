import type { ReactNode } from 'react';
import { Disc, Fill, Fine, Hatch, Line } from '../draw/ink';

/** Tokens and the three rituals. */
export function TokenSymbols(): ReactNode {
  return (
    <>
      <symbol id="pi-yin-yang" viewBox="0 0 48 48">
        <Disc x={24} y={24} r={19} tone="paper" />
        <Fill d="M24 5A19 19 0 0 1 24 43A9.5 9.5 0 0 1 24 24A9.5 9.5 0 0 0 24 5Z" tone="ink" />
        <Disc x={24} y={14.5} r={3} tone="ink" />
        <Disc x={24} y={33.5} r={3} tone="paper" />
      </symbol>
      <symbol id="pi-mark" viewBox="0 0 48 48">
        <Fill d="M9 7L20 9L31 6L40 10L38 22L41 33L37 42L25 39L14 42L7 37L10 24Z" tone="paper" />
        <ellipse className="pi-fk" cx={24} cy={24.5} rx={10.5} ry={10} />
        <Line d="M33 30L36 34M13 18L10.5 15M30 34.5L31 38" />
      </symbol>
      <symbol id="pi-chest" viewBox="0 0 48 48">
        <Fill d="M7 22C7 12 13 9 18 9H30C35 9 41 12 41 22Z" tone="wood" />
        <Fill d="M7 22H41V39H7Z" tone="wood" />
        <Hatch d="M30 9C35 9 41 12 41 22V39H33V22C33 14 32 11 30 9Z" angle={90} gap={2.1} />
        <Fill d="M13.5 10.5Q12 16 12 22V39H16V22Q16 14 18 9M34.5 10.5Q36 16 36 22V39H32V22Q32 14 30 9" tone="brass" />
        <Line d="M7 22H41" />
        <Fill d="M20.5 19H27.5V28Q24 31 20.5 28Z" tone="brass" />
        <Disc x={24} y={23.5} r={1.5} tone="ink" />
      </symbol>
      <symbol id="pi-helm" viewBox="0 0 48 48">
        <Disc x={24} y={24} r={12} tone="brass" />
        <Disc x={24} y={24} r={8.5} tone="paper" />
        <Line d="M24 4V15M24 33V44M4 24H15M33 24H44M10 10L17.5 17.5M30.5 30.5L38 38M38 10L30.5 17.5M10 38L17.5 30.5M24 15V33M15 24H33" />
        <Disc x={24} y={24} r={3} tone="ink" />
      </symbol>
      <symbol id="pi-hold" viewBox="0 0 48 48">
        <Fill d="M4 18H44C43 31 36 41 24 41C12 41 5 31 4 18Z" tone="wood" />
        <Fill d="M8 22H22.5V37Q11 35 8 22Z" tone="paper" />
        <Fill d="M25.5 22H40Q37 35 25.5 37Z" tone="paper" />
        <Fill d="M12 25H19.5V32H14.5Z" tone="brass" />
        <Fill d="M28.5 25H36L33.5 32H28.5Z" tone="brass" />
        <Line d="M24 18V6M24 7L33 10.5L24 13" />
      </symbol>
      <symbol id="pi-unsinkable" viewBox="0 0 48 48">
        <Disc x={24} y={24} r={18} tone="paper" />
        <Fill
          d="M24 6A18 18 0 0 1 36.7 11.3L30 18A8.5 8.5 0 0 0 24 15.5ZM42 24A18 18 0 0 1 36.7 36.7L30 30A8.5 8.5 0 0 0 32.5 24ZM24 42A18 18 0 0 1 11.3 36.7L18 30A8.5 8.5 0 0 0 24 32.5ZM6 24A18 18 0 0 1 11.3 11.3L18 18A8.5 8.5 0 0 0 15.5 24Z"
          tone="red"
        />
        <Disc x={24} y={24} r={8.5} tone="sea" />
        <Line d="M18 25Q21 22.5 24 25T30 25" />
      </symbol>
      <symbol id="pi-bargain" viewBox="0 0 48 48">
        <Line d="M24 6V40M14 42H34M10 12H38" />
        <Disc x={24} y={8} r={2.6} tone="brass" />
        <Fine d="M10 12L4 27M10 12L16 27M38 12L32 27M38 12L44 27" />
        <Fill d="M3 27H17Q15 33 10 33T3 27ZM31 27H45Q43 33 38 33T31 27Z" tone="brass" />
        <Fill d="M7 20H13V27H7Z" tone="wood" />
        <Fill d="M35 27C34 22 36 20 38 19C40 20 42 22 41 27Z" tone="land" />
      </symbol>
    </>
  );
}
