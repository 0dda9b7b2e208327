import { CAPTAIN_CARDS } from '@quarterdeck/efemeris';
import type { ReactNode } from 'react';
import { fig } from '../../../kit';

/* Cameos of the twelve captains, in a box of 100 × 100, put together from a few parts. */

const FACE_OF_MEN =
  'M58 27C61 32 61.5 36 62 40L68.4 49.4C67.2 51.6 65 51.6 63.8 52L65.4 55L62.8 56.6L64.6 59C62.6 61 63.6 62.4 64 65.5C62 70.6 58 71 53.5 71C53.5 75 54 78 57 80L58 99H36L39 79C41.5 76 40 72 38 69C33 63 30 54 31 44C32 32 40 24 50 24Z';
const FACE_OF_WOMEN =
  'M57.5 29C60.4 34 60.8 37 61.2 41L66 49.4C65.4 51.2 64 51.4 62.8 52L64.3 54.8L62 56.4L63.4 58.6C61.8 60.4 62.3 62 62.2 64.4C60.4 69 56.4 69.6 52 70C51.6 75 52 79 55 82L55 99H38L41 82C43.4 78 43 73 40.4 69C35 63 32 54 33 45C34 33 41 26 50 26Z';
const COAT = 'M6 104C8 88 24 83 38 79L50 90L57 79.5C74 83 90 88 94 104Z';
const GOWN = 'M8 104C10 91 26 89 36 85Q50 98 58 84.5C74 88 88 92 92 104Z';
const PLUME = 'M36 22C24 20 14 24 9 34C16 30 20 31 24 30C17 35 16 40 18 44C24 35 32 33 38 28Z';
const RUFF =
  'M27 80L31 74L36 78L40 73L45 77L50 72.5L54 77L59 73L62 78L67 75L66 82L69 87L63 87L60 91L55 87.6L50 92L45 88L39 91.5L35 87.5L29 89Z';
const BEARD = 'M63.6 60C62 61 62 62 63.6 65C64 70 62 76 60 78C56 74 54 72 50 68C54 68 58 66 60 61Z';
const GOATEE = 'M64.6 60L61 62L63.4 66L62.6 73C60 71 57 69.6 55 67.6L59 64Z';
const MOUSTACHE = 'M66 53.4C62 52 58 54 55 57.4C59 57.6 62 57.2 64.8 56Z';

const HAIR = {
  queue: 'M31 46C29 34 38 26 50 27L57 33C50 35 47 42 46 50L43 55C42 62 39 66 37 70L34 84L27 88L30 70C27 62 29 52 31 46Z',
  wig: 'M57 30C46 25 33 27 30 38C25 42 25 48 27 52C23 56 24 62 28 65C25 69 28 76 34 76C40 78 43 73 41 68C45 66 45 60 43 57C47 54 46 48 45 45C50 42 52 37 57 33Z',
  bun: 'M58 31C50 36 48 44 45 52C44 60 40 64 38 67C30 66 26 58 27 48C20 48 16 42 19 35C22 29 30 29 33 34C38 26 50 23 58 31Z',
  curls:
    'M59 32C52 33 50 40 47 47C47 55 44 58 44 63C47 69 43 75 41 80C37 88 28 88 26 82C21 80 22 73 25 70C21 65 23 58 26 55C23 48 27 42 30 41C31 30 44 23 53 26C57 27 59 29 59 32Z',
  short: 'M59 30C52 34 50 38 48 44C47 50 45 54 44 58L41 66C34 64 29 52 31 42C33 30 46 22 56 26Z',
  bald: 'M44 46C40 44 39 50 42 55L40 64C33 60 31 50 33 42C36 43 41 43 44 46Z',
  long: 'M59 31C51 33 49 40 47 48C46 60 46 72 44 86C36 92 26 90 24 86C27 72 24 56 29 42C32 29 50 22 59 31Z',
} as const;

/** Shape and band. */
const HATS = {
  tricorne: ['M19 33C30 26 36 14 49 12C60 11 66 21 83 28C75 36 62 36 50 34.5C40 34 28 38 19 33Z', 'M22 32.4C40 30 60 30.4 80 28'],
  bicorne: ['M16 36C22 16 38 6 53 9C68 12 76 25 85 36C66 29 36 29 16 36Z', 'M20 34C38 26 64 26 81 34'],
  plumed: ['M15 34C28 28 33 30 36 20C42 14 56 14 60 22C62 28 72 27 86 31C74 38 34 40 15 34Z', 'M36 27C44 30 54 29 61 26'],
  cap: ['M29 40C29 24 42 16 52 18C60 20 62 27 62 31C50 30 38 34 29 40Z', 'M30 37.4C40 31 50 28.6 61 28.8'],
} as const;

interface Looks {
  readonly woman?: true;
  readonly colour: string;
  readonly hair: keyof typeof HAIR;
  readonly hat?: keyof typeof HATS;
  readonly plume?: true;
  readonly ruff?: true;
  readonly beard?: true;
  readonly goatee?: true;
  readonly moustache?: true;
  readonly cockade?: true;
  readonly comb?: true;
  readonly pearl?: true;
}

const LOOKS: Readonly<Record<string, Looks>> = {
  hubac: { colour: '#b98b5a', hair: 'queue', hat: 'bicorne', cockade: true },
  victorine: { woman: true, colour: '#5a4136', hair: 'bun', comb: true, pearl: true },
  cosme: { colour: '#ece6d8', hair: 'wig', moustache: true },
  cassini: { woman: true, colour: '#a8683c', hair: 'curls', hat: 'plumed', plume: true, pearl: true },
  fairborne: { woman: true, colour: '#b5552f', hair: 'long', hat: 'tricorne' },
  blake: { woman: true, colour: '#d8b878', hair: 'bun', hat: 'bicorne', cockade: true, pearl: true },
  byng: { colour: '#ece6d8', hair: 'wig', hat: 'tricorne' },
  lancaster: { colour: '#8a5a3a', hair: 'short', hat: 'cap', beard: true },
  pargo: { colour: '#2c2430', hair: 'short', hat: 'plumed', plume: true, ruff: true, goatee: true },
  catalina: { woman: true, colour: '#3a2a2a', hair: 'bun', ruff: true, comb: true, pearl: true },
  isabel: { woman: true, colour: '#4a2f2a', hair: 'long', hat: 'plumed', plume: true },
  sebastian: { colour: '#b9b4ac', hair: 'bald', ruff: true, beard: true, moustache: true },
};

function hatching(): string {
  return Array.from({ length: 22 }, (_, i) => 8 + i * 4)
    .map((y) => {
      const w = Math.sqrt(44 * 44 - (y - 50) * (y - 50));
      return `M${fig(50 - w)} ${y}H${fig(50 + w)}`;
    })
    .join('');
}

const HATCHING = hatching();

export function CaptainSymbols(): ReactNode {
  return (
    <>
      <clipPath id="ef-cameo">
        <circle cx="50" cy="50" r="44" />
      </clipPath>
      {CAPTAIN_CARDS.map(({ id, nation }) => {
        const looks = LOOKS[id];
        return looks === undefined ? null : (
          <symbol key={id} id={`ef-captain-${id}`} viewBox="0 0 100 100">
            <circle cx="50" cy="50" r="48" className="ef-cr" />
            <circle cx="50" cy="50" r="44" className={`ef-cg ef-cg-${nation}`} />
            <path d={HATCHING} className="ef-ch" />
            <g clipPath="url(#ef-cameo)">
              <Cameo {...looks} nation={nation} />
            </g>
            <circle cx="50" cy="50" r="44" className="ef-crim" />
          </symbol>
        );
      })}
    </>
  );
}

function Cameo({ nation, ...looks }: Looks & { readonly nation: number }): ReactNode {
  const { woman, colour, hair, hat } = looks;
  return (
    <>
      <path d={woman ? GOWN : COAT} className="ef-cc" />
      <path
        d={woman ? 'M36 85Q50 98 58 84.5M28 89Q48 106 64 88' : 'M38 79L46 104M57 79.5L56 104M22 86L19 92M78 86L81 92'}
        className="ef-cb"
      />
      <path d={woman ? FACE_OF_WOMEN : FACE_OF_MEN} className="ef-cs" />
      {looks.ruff && <path d={RUFF} className="ef-cs2" />}
      {!looks.ruff && !woman && <path d="M42 76C48 80 54 80 57 77L60 86L54 84L51 96L46 84L40 86Z" className="ef-cs2" />}
      <path d={HAIR[hair]} className="ef-chh" fill={colour} />
      {looks.beard && <path d={BEARD} className="ef-chh" fill={colour} />}
      {looks.goatee && <path d={GOATEE} className="ef-chh" fill={colour} />}
      {looks.moustache && <path d={MOUSTACHE} className="ef-chh" fill={colour} />}
      <path d="M56.4 42.6Q59 40.6 61.4 42.4M57.4 44.8H60.2M61 55.9L64 56" className="ef-ci" />
      {hat !== undefined && (
        <>
          <path d={HATS[hat][0]} className="ef-cc" />
          <path d={HATS[hat][1]} className="ef-cb" />
        </>
      )}
      {looks.plume && <path d={PLUME} className="ef-cs2" />}
      {looks.cockade && <circle cx="58" cy="19" r="4" className={`ef-ck ef-cg-${nation}`} />}
      {looks.comb && <path d="M24 32L30 22L36 28M28 31L32 25" className="ef-cb" />}
      {looks.pearl && <circle cx="44.6" cy="60" r="1.9" className="ef-cp" />}
    </>
  );
}
