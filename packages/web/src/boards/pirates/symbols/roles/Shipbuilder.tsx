import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { COAT, Face, Part, Pen, Sky } from '../../draw/plate';

/** The Shipbuilder before a hull on the stocks, with mallet and adze. */
export function Shipbuilder(): ReactNode {
  return (
    <>
      <Sky to={60} />
      <Mirror width={120}>
        <Pen d="M52 22C47 60 58 110 58 150" weight="rib" />
        <Pen d="M52 22C47 60 58 110 58 150" weight="ribLight" />
        <Pen d="M41 28C36 68 46 114 56 150" weight="rib" />
        <Pen d="M41 28C36 68 46 114 56 150" weight="ribLight" />
        <Pen d="M30 34C25 76 34 118 54 150" weight="rib" />
        <Pen d="M30 34C25 76 34 118 54 150" weight="ribLight" />
        <Pen d="M19 40C14 84 22 122 52 150" weight="rib" />
        <Pen d="M19 40C14 84 22 122 52 150" weight="ribLight" />
        <Pen d="M8 46C3 92 10 126 50 150" weight="rib" />
        <Pen d="M8 46C3 92 10 126 50 150" weight="ribLight" />
      </Mirror>
      <Pen d="M60 10V40" weight="rib" />
      <Pen d="M60 10V40" weight="ribLight" />
      <Pen d="M38 60Q60 66 82 60M26 76Q60 86 94 76M15 96Q60 110 105 96" weight="ray" />
      <Mirror width={120}>
        <Pen d="M14 118L40 104" weight="fine" />
      </Mirror>
      <g transform="rotate(-24 24 96)">
        <Part d="M22.5 56H26.5V140H22.5Z" tone="wood" />
        <Part d="M13 48H36V62H13Z" tone="wood" />
        <Hatch d="M28 48H36V62H28Z" angle={90} gap={1.6} plate />
        <Pen d="M16 48V62M33 48V62" weight="fine" />
      </g>
      <g transform="rotate(24 96 96)">
        <Part d="M94 52H98V140H94Z" tone="wood" />
        <Part d="M90 46H102V54H90Z" tone="steel" />
        <Part d="M90 46C80 46 76 52 74 60C80 56 84 55 90 54Z" tone="steel" />
      </g>
      <Part d={COAT} tone="first" />
      <Hatch d="M74 99C96 108 108 122 110 150H84L78 112Z" angle={62} gap={2.1} plate />
      <Part d="M46 99L52 110L60 108L68 110L74 99L66 92H54Z" tone="paper" />
      <Part d="M45 112Q60 119 75 112L81 150H39Z" tone="shade" />
      <Pen d="M45 112L49 101M75 112L71 101" />
      <Hatch d="M66 115L75 112L81 150H68Z" angle={80} gap={2} plate />
      <Pen d="M50 130H62V142H50Z" weight="fine" />
      <Pen d="M53 130V124M56 130V122M59 130V125" weight="bold" />
      <Face />
      <Part d="M47.6 58C46.5 72 49 86 60 89C71 86 73.5 72 72.4 58C70 66 66 67.5 60 67C54 67.5 50 66 47.6 58Z" tone="hair" />
      <Pen
        d="M52 70Q52 80 57 86M56 69Q56.5 78 60 87M64 69Q64 78 62 87M68 70Q68 80 65 85M49.5 66Q49.5 74 52.5 81M70.5 66Q70.5 74 68 81"
        weight="light"
      />
      <Part d="M52.5 68.8Q56 66.3 60 68.5Q64 66.3 67.5 68.8Q64 71.6 60 70Q56 71.6 52.5 68.8Z" tone="hair" />
      <Pen d="M57 74.5Q60 75.8 63 74.5" weight="light" />
      <Part d="M45.5 46C44 32 51 25.5 60 25.5C69 25.5 76 32 74.5 46C66 41.5 54 41.5 45.5 46Z" tone="second" />
      <Part d="M44.5 45.5C53 40 67 40 75.5 45.5L75 50.5C66 45.5 54 45.5 45 50.5Z" tone="second" />
      <Hatch d="M66 27C73 30 75.5 37 74.5 46L68 43.5Q70 34 66 27Z" angle={60} gap={1.7} plate />
      <Pen d="M50 44.5V49M55 42.6V47.5M60 42V47M65 42.6V47.5M70 44.5V49" weight="fine" />
      <Part d="M60 25.5Q57 21 60 19.5Q63 21 60 25.5" tone="second" />
    </>
  );
}
