import type { ReactNode } from 'react';
import { Disc, Fill, Fine, Line } from '../draw/ink';

/** Small signs of the seven roles, for rulers and rows. */
export function RoleSigns(): ReactNode {
  return (
    <>
      <symbol id="pi-role-shipbuilder" viewBox="0 0 24 24">
        <Fill d="M5 4H15V10H5Z" tone="wood" />
        <Fill d="M9 10H11.5V21H9Z" tone="land" />
        <Line d="M15 5L19 7L15 9" />
      </symbol>
      <symbol id="pi-role-governor" viewBox="0 0 24 24">
        <Fill d="M6 3H17Q19 3 19 5V18H8V5Q8 3 6 3Q4 3 4 5.5H8" tone="paper" />
        <Fine d="M10.5 7H16.5M10.5 10H16.5M10.5 13H14" />
        <Disc x={16} y={18} r={3} tone="red" />
      </symbol>
      <symbol id="pi-role-captain" viewBox="0 0 24 24">
        <Fill d="M2 13Q4 6 8.5 7Q10 3 12 3Q14 3 15.5 7Q20 6 22 13Q17 11.5 12 15Q7 11.5 2 13Z" tone="ink" />
        <Line d="M4 16.5Q8 15 12 18.5Q16 15 20 16.5" />
        <Disc x={12} y={8.8} r={1.7} tone="paper" />
      </symbol>
      <symbol id="pi-role-islander" viewBox="0 0 24 24">
        <Fill d="M12 10Q13 16 11 22H14Q15 15 13 10Z" tone="land" />
        <Fill
          d="M12.5 9.5C9 6 5 6 2 9C6 8.5 9 9 12.5 9.5C9.5 3.5 7 3 4.5 3C8.5 4.5 10.5 6 12.5 9.5C13 5 15 3 18.5 2.5C16 4.5 13.5 6 12.5 9.5C16 6 20 6.5 22 10C18 8.5 15.5 9 12.5 9.5Z"
          tone="leaf"
        />
        <Line d="M4 22Q12 18.5 21 22" />
      </symbol>
      <symbol id="pi-role-shaman" viewBox="0 0 24 24">
        <Fill d="M6.5 6H17.5C18.5 13 16.5 19 12 21.5C7.5 19 5.5 13 6.5 6Z" tone="plum" />
        <Fill d="M8.3 10.5L11 11.5L10.5 13.5L8.5 13ZM15.7 10.5L13 11.5L13.5 13.5L15.5 13Z" tone="ink" />
        <Line d="M10 17H14M12 6V2M8.5 6L6.5 2.5M15.5 6L17.5 2.5" />
      </symbol>
      <symbol id="pi-role-merchant" viewBox="0 0 24 24">
        <Line d="M12 3V20M8 21H16M4 6.5H20" />
        <Fine d="M4 6.5L1.5 13.5H6.5ZM20 6.5L17.5 13.5H22.5Z" />
        <Fill d="M1 13.5H7Q6.5 17 4 17T1 13.5ZM17 13.5H23Q22.5 17 20 17T17 13.5Z" tone="brass" />
        <Disc x={12} y={3.5} r={1.5} tone="brass" />
      </symbol>
      <symbol id="pi-role-cartographer" viewBox="0 0 24 24">
        <Fill d="M11 5L5 21L6 21L12 9ZM13 5L19 21L18 21L12 9Z" tone="brass" />
        <Disc x={12} y={4.5} r={2.2} tone="brass" />
        <Fine d="M3 17.5Q12 22.5 21 17.5" />
      </symbol>
    </>
  );
}
