import { memo, type ReactNode } from 'react';

const PATHS = {
  undo: 'M6.5 3L3 6.5 6.5 10M3.2 6.5H10a3.5 3.5 0 0 1 0 7H6.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13.2 1.8V5H10',
  check: 'M2.5 8.5l3.5 4 7.5-9',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  sun: 'M8 4.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4zM8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8L13 13M13 3l-1.2 1.2M4.2 11.8L3 13',
  lantern: 'M5 5h6l1 7H4zM6 5V3.5h4V5M8 1.2v2.2M3.5 14h9M8 7.2c1.6 1.6 1.2 3 0 3.2c-1.2-.2-1.6-1.6 0-3.2z',
  players:
    'M6 2.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM1.5 13.5c.2-5.5 8.8-5.5 9 0zM10.5 3a2.3 2.3 0 0 1 0 4.4M12 9c1.700.6 2.5 2.3 2.6 4.500',
  glass: 'M4 1.5h8M4 14.5h8M5 1.5c0 4 2.2 5 2.2 6.5S5 10.5 5 14.5M11 1.5c0 4-2.2 5-2.2 6.5s2.2 2.5 2.2 6.5M6.3 12.5h3.400',
  menu: 'M2 4h12M2 8h12M2 12h12',
  first: 'M3.5 3v10M12.5 3.5L6 8l6.5 4.5z',
  back: 'M11.5 3.5L5 8l6.5 4.5z',
  play: 'M4.5 3l8 5-8 5z',
  pause: 'M5 3v10M11 3v10',
  forward: 'M4.5 3.5L11 8l-6.5 4.5z',
  last: 'M12.5 3v10M3.5 3.5L10 8l-6.5 4.5z',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5L7.5 13A3 3 0 0 1 3 8.5L4.5 7',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM10.5 10.5l3.5 3.500',
  gear: 'M8 5.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.400',
  compass: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13zM11 5L9.2 9.2L5 11L6.8 6.8z',
  cup: 'M5 2h6v4a3 3 0 0 1-6 0zM5 3H2.5c0 2.5 1 3.5 2.7 3.5M11 3h2.5c0 2.5-1 3.5-2.7 3.5M8 9v3M5.5 14h5M6.5 12h3v2h-3z',
  book: 'M8 4C6.5 2.8 4 2.5 2 3v9.5c2-.5 4.5-.2 6 1c1.5-1.2 4-1.5 6-1V3c-2-.5-4.5-.2-6 1zM8 4v9.5',
  eye: 'M1.5 8C4 3.5 12 3.5 14.5 8C12 12.5 4 12.5 1.5 8zM8 6a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = memo(function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
});
