import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { COAT, Face, Part, PartDisc, Pen, Sky, Swell } from '../../draw/plate';

/** The Merchant with a plumed hat and a balance. */
export function Merchant(): ReactNode {
  return (
    <>
      <Sky to={84} />
      <Mirror width={120}>
        <Pen d="M4 150V70H22V150M4 78H22M10 70V60H16V70" weight="ray" />
      </Mirror>
      <Swell y={92} rows={3} />
      <Part d={COAT} tone="first" />
      <Hatch d="M76 100C96 108 108 122 110 150H92L84 108Z" angle={62} gap={2.1} plate />
      <Mirror width={120}>
        <Pen d="M52 106V150" />
        <Pen d="M55.5 114h2M55.5 122h2M55.5 130h2M55.5 138h2" weight="bold" />
      </Mirror>
      <Face brow="M49.5 51.8Q53 49.5 57 52M63 52Q67 49.5 70.5 51.8" />
      <Mirror width={120}>
        <Part d="M49 46C43 50 42 62 45 74C48 76 50 74 50 70C48 62 48 52 51 47Z" tone="hair" />
        <Pen d="M46.5 52Q44.5 62 47 73" weight="light" />
      </Mirror>
      <Part d="M55.5 74Q60 72.5 64.5 74L60 86Z" tone="hair" />
      <Part d="M60 69.5C56 65.5 51 68 48 65C49 70.5 56 72 60 70.2C64 72 71 70.5 72 65C69 68 64 65.5 60 69.5Z" tone="hair" />
      <Pen d="M58 73.3Q60 74.2 62 73.3" />
      <Part
        d="M85.9 86.7Q89.5 88.2 85.8 89.6Q88.8 91.8 84.7 92.4Q86.9 95.2 82.4 95.1Q83.8 98.4 79.2 97.4Q79.6 101.1 75.2 99.4Q74.7 103.2 70.5 100.8Q69 104.7 65.4 101.7Q63.1 105.4 60 102Q56.9 105.4 54.6 101.7Q50.9 104.7 49.5 100.8Q45.3 103.2 44.8 99.4Q40.4 101.1 40.8 97.4Q36.2 98.4 37.6 95.1Q33.1 95.2 35.3 92.4Q31.2 91.8 34.2 89.6Q30.5 88.2 34.1 86.7Q34 80 46 78Q60 86 74 78Q86 80 86.5 85Z"
        tone="paper"
      />
      <Pen
        d="M72.8 84.8L84.7 90M72.2 85.8L83.4 92.6M71 86.7L81.2 94.9M69.4 87.5L78.1 97M67.4 88.1L74.2 98.7M65.1 88.6L69.8 100M62.6 88.9L65 100.7M60 89L60 101M57.4 88.9L55 100.7M54.9 88.6L50.2 100M52.6 88.1L45.8 98.7M50.6 87.5L41.9 97M49 86.7L38.8 94.9M47.8 85.8L36.6 92.6M47.2 84.8L35.3 90"
        weight="fine"
      />
      <Part d="M60 84L56 78H64Z" tone="hair" />
      <Part d="M40 36C40 20 46 14 60 14C74 14 80 20 80 36Q60 31 40 36Z" tone="hat" />
      <Hatch d="M70 16C78 19 80 26 80 36L72 34Q75 24 70 16Z" angle={60} gap={1.6} plate />
      <Part d="M40 31Q60 26 80 31L80 36Q60 31 40 36Z" tone="brass" />
      <Part d="M22 42C32 34 46 33 60 33C74 33 88 34 98 42C88 47.5 74 46.5 60 46C46 46.5 32 47.5 22 42Z" tone="hat" />
      <Hatch d="M74 34C86 35 94 38 98 42C90 46.5 80 47 70 46.3Q78 41 74 34Z" angle={30} gap={1.7} plate />
      <Part d="M78 34C94 34 106 22 102 8C96 6 90 8 88 13C82 14 79 20 80 26Z" tone="paper" />
      <Pen d="M79 32C90 28 97 20 100 11M86 28L84 19M91 24L90 14M95 19L97 9M88 27L96 27M93 22L101 20" weight="fine" />
      <Part d="M58.5 104H61.5V142H58.5Z" tone="brass" />
      <Part d="M22 108C34 102 50 104 60 107C70 104 86 102 98 108C86 106 70 109 60 111C50 109 34 106 22 108Z" tone="brass" />
      <PartDisc x={60} y={104} r={3.6} tone="brass" />
      <Mirror width={120}>
        <Pen d="M22 108L11 132M22 108L33 132" weight="fine" />
        <Part d="M8 132H36C35 141 29 144 22 144C15 144 9 141 8 132Z" tone="brass" />
        <Pen d="M12 136Q22 139 32 136" weight="fine" />
      </Mirror>
      <Part d="M15.5 133Q12.5 125 15.5 117Q22 114.5 28.5 117Q31.5 125 28.5 133Z" tone="wood" />
      <Pen d="M19.5 116V133M24.5 116V133" weight="fine" />
      <Pen d="M14.6 121Q22 118.6 29.4 121M14.4 128.5Q22 131 29.6 128.5" weight="bold" />
      <Part d="M90 132C88 126 91 121 94 119.5L92 116.5H104L102 119.5C105 121 108 126 106 132Z" tone="skin" />
      <Pen d="M94 119.5H102" />
      <PartDisc x={98} y={126} r={2.4} tone="hair" />
      <Part d="M48 150V144Q60 141 72 144V150Z" tone="brass" />
      <Pen d="M48 146Q60 143 72 146" weight="fine" />
    </>
  );
}
