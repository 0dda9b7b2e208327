import type { ReactNode } from 'react';
import { Fill, Fine, Hatch, Line } from '../draw/ink';

/** Furniture of the sea chart, and the galleon of the caravan cards. */
export function ChartSymbols(): ReactNode {
  return (
    <>
      <symbol id="pi-hill" viewBox="0 0 24 14">
        <Fill d="M1 13C5 11 7 2 12 1.5C17 2 19 10 23 13" tone="land" />
        <Fine d="M13.5 3.5L16.5 12M15.5 4.5L19 12M17 7L20.5 12M12 2.5L13.5 8" />
      </symbol>
      <symbol id="pi-palm" viewBox="0 0 24 28">
        <Fill d="M12 9Q14 18 11 27H14Q16 18 13.5 9Z" tone="land" />
        <Fill
          d="M12.5 9C9 5 5 5 1 8.5C5 8 9 8 12.5 9C9.5 3 7 2 3.5 2C8 3.5 10.5 5.5 12.5 9C13 4 15 2 19 1C16 3.5 13.5 5.5 12.5 9C16 5 20 5.5 23 9.5C19 8 15.5 8.5 12.5 9C15 9 18 11 18.5 15C16.5 12 15 10.5 12.5 9C9.5 10 7.5 12 7 15C6 12 8 9.5 12.5 9Z"
          tone="leaf"
        />
      </symbol>
      <symbol id="pi-galleon" viewBox="-4 0 70 60">
        <Fine d="M5 39L-3 33M19 41V9M33 41V3M46.5 38V13M-3 33L19 12M19 10L33 5M33 5L46.5 14" />
        <Fill d="M46.5 15L55 32Q49 29.5 43 31.5Q46.5 23 46.5 15Z" tone="paper" />
        <Fill
          d="M12 23H25Q28 29 26 35Q18.5 31.5 11 35Q14 29 12 23ZM14 12H23Q25.5 16.5 23.5 21Q18.5 19 13 21Q15.5 16.5 14 12Z"
          tone="paper"
        />
        <Fill d="M25 19H42Q45.5 26 42.5 34Q33.5 29.5 24 34Q27.5 26 25 19ZM27 7H40Q43 12 41 17Q33.5 14.5 26 17Q28.5 12 27 7Z" tone="paper" />
        <Line d="M29.5 22L38.5 29M38.5 22L29.5 29" weight="red" />
        <Hatch d="M38 19H42Q45.5 26 42.5 34L38 31Q41 25 38 19Z" angle={80} gap={1.9} />
        <Hatch d="M22 23H25Q28 29 26 35L22 33Q24 28 22 23Z" angle={80} gap={1.9} />
        <Fill d="M5 39L9.5 49Q11.5 54 18 54H45Q52 54 55 47.5L60.5 34L51 36L49 41H16L14 37Z" tone="red" />
        <Hatch d="M48 41L51 36L60.5 34L55 47.5Q52 54 45 54Q49 48 48 41Z" angle={70} gap={1.9} />
        <Fine d="M8 44.5H50M10 48.5H53.5M52 40.5L58 39" />
        <Fill d="M15 45.3H18V47.7H15ZM23 45.3H26V47.7H23ZM31 45.3H34V47.7H31ZM39 45.3H42V47.7H39Z" tone="ink" />
        <Fill d="M33 3L41 4.5L33 6M19 9L13.5 10L19 11.3" tone="red" />
        <Line d="M-2 54Q1.5 51.5 5 54T12 54T19 54T26 54T33 54T40 54T47 54T54 54T61 54M4 57.5Q7 55.5 10 57.5M40 57.5Q43 55.5 46 57.5" />
      </symbol>
    </>
  );
}
