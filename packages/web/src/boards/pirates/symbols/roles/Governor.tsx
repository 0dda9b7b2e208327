import type { ReactNode } from 'react';
import { Hatch, Mirror } from '../../draw/ink';
import { COAT, Face, Part, PartDisc, Pen, Sky } from '../../draw/plate';

/** The Governor in full wig, with a letter of marque. */
export function Governor(): ReactNode {
  return (
    <>
      <Sky to={80} />
      <Mirror width={120}>
        <Part d="M12 30H24V150H12Z" tone="skin" />
        <Hatch d="M19 30H24V150H19Z" angle={90} gap={1.5} plate />
        <Part d="M9 24H27V30H9ZM10 20H26V24H10Z" tone="skin" />
        <Pen d="M15 30V150" weight="fine" />
      </Mirror>
      <Part d="M8 -2C20 20 44 22 60 8C76 22 100 20 112 -2Z" tone="second" />
      <Hatch d="M60 8C76 22 100 20 112 -2H86Q76 8 60 8Z" angle={72} gap={2.4} plate />
      <Mirror width={120}>
        <Pen d="M14 2C26 14 44 16 58 4M22 2C32 9 44 10 54 2" weight="fine" />
      </Mirror>
      <Mirror width={120}>
        <Part d="M8 -2C12 12 20 20 22 34C14 30 8 20 4 4Z" tone="second" />
        <Pen d="M9 6C13 16 18 24 20 31" weight="fine" />
      </Mirror>
      <Part d={COAT} tone="first" />
      <Hatch d="M74 99C96 108 108 122 110 150H88L80 110Z" angle={62} gap={2.1} plate />
      <Mirror width={120}>
        <Pen d="M46 99L41 116L50 150" />
        <Pen d="M37 124h5M39 134h5" weight="bold" />
      </Mirror>
      <Face brow="M49.5 52Q53 49.3 57 51.5M63 51.5Q67 49.3 70.5 52" />
      <Mirror width={120}>
        <Part
          d="M60 29C54 22 43 26 43.5 38C36 39 33.5 47 37 52C30 55 29.5 64 34.5 67.5C28 72 29 81 34.5 84C30 90 33 99 40 99.5C46 101 51.5 97 51 90L50 62C47.5 56 47.5 48 50 44C53 40 57 38.5 60 37.5Z"
          tone="wig"
        />
        <Pen
          d="M46 42C41 42 40 48 44 49C47 49 47 45 44.5 45.5M42 55C36 55 36 63 41 64C45 64 44.5 59 41.5 59.5M40 71C34.5 72 35.5 79.5 40 80C44 79.5 43 75 40.5 75.5M40.5 87C36.5 88 37 95 41.5 95C45 94.5 44.5 90.5 42 91M54 31C49 33 47 37 48 42M57.5 33.5C53 36 51 39 51.5 42M48 62C46 70 47 84 47.5 92"
          weight="fine"
        />
      </Mirror>
      <Pen d="M60 29V37.5" weight="fine" />
      <Part
        d="M52 93C50 99 51 105 54 108C52 112 54 118 57 119C57 123 60 126 60 126C60 126 63 123 63 119C66 118 68 112 66 108C69 105 70 99 68 93Q60 98 52 93Z"
        tone="paper"
      />
      <Pen d="M55 99Q60 102 65 99M56 106Q60 109 64 106M57.5 113Q60 115 62.5 113M60 100V122" weight="fine" />
      <Part d="M24 130C28 126 34 130 38 128H84C90 128 92 132 88 135L90 150H30L28 135C24 136 22 133 24 130Z" tone="paper" />
      <Pen d="M36 134H80M36 138.5H80M36 143H66" weight="fine" />
      <Pen d="M38 128C35 131 33 134 28 135M88 135C85 135 83 132 84 128" weight="fine" />
      <Part d="M76 141L74 152L79 149L84 152L82 141Z" tone="third" />
      <PartDisc x={79} y={140} r={6} tone="third" />
      <Pen d="M79 137V143M76 140H82" weight="fine" />
    </>
  );
}
