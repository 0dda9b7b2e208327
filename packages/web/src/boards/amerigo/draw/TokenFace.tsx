import { type ProgressToken, TOKENS } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { Badge } from './Icons';
import { Use } from './Use';

/** Size of a plaque: progress and production tokens. */
export const PLAQUE = { width: 42, height: 50 };

interface PlaqueProps {
  readonly children: ReactNode;
  readonly spent?: boolean;
}

/** The ground of a token. */
export function Plaque({ children, spent = false }: PlaqueProps): ReactNode {
  const { width, height } = PLAQUE;
  return (
    <g className={`am-plq ${spent ? 'am-spent' : ''}`}>
      <rect className="am-tks" x="1" y="1.8" width={width} height={height} rx="5" />
      <rect className="am-plb" width={width} height={height} rx="5" />
      <rect className="am-plr" x="2.5" y="2.5" width={width - 5} height={height - 5} rx="3" />
      {children}
    </g>
  );
}

/** A progress token. */
export function TokenFace({ token, spent = false }: { readonly token: number; readonly spent?: boolean }): ReactNode {
  const known = TOKENS[token];
  return known === undefined ? null : (
    <Plaque spent={spent}>
      <Face token={known} />
      {spent && <path className="am-strike" d="M6 44L36 6" />}
    </Plaque>
  );
}

function Face({ token }: { readonly token: ProgressToken }): ReactNode {
  if (token.bonus !== undefined) {
    const [first, second] = token.bonus.actions;
    if (first === undefined) return null;
    return (
      <>
        <Figure y={20}>{`+${token.bonus.ap}`}</Figure>
        {second === undefined ? (
          <Badge colour={first} x={21} y={35} radius={10} />
        ) : (
          <>
            <Badge colour={first} x={13} y={35} radius={9} />
            <Badge colour={second} x={29} y={35} radius={9} />
          </>
        )}
      </>
    );
  }
  if (token.gold !== undefined) {
    return (
      <>
        <Figure x={17} y={20}>{`${token.gold}`}</Figure>
        <Use symbol="a-gold" x={21} y={35} size={23} />
        <Once />
      </>
    );
  }
  switch (token.id) {
    case 'ships8':
      return (
        <>
          <Figure x={17} y={20}>
            +8
          </Figure>
          <g className="am-own-none">
            <Use symbol="ship" x={14} y={36} size={19} />
            <Use symbol="ship" x={29} y={36} size={19} />
          </g>
          <Once />
        </>
      );
    case 'pirates-plus2':
      return (
        <>
          <Figure y={20}>+2</Figure>
          <Pirate x={21} y={34} />
        </>
      );
    case 'pirates-half':
      return (
        <>
          <Pirate x={15} y={18} />
          <Figure x={28} y={42}>
            ½
          </Figure>
        </>
      );
    case 'pirates-gold':
      return (
        <>
          <Pirate x={14} y={16} />
          <Figure x={13} y={42} small>
            +2
          </Figure>
          <Use symbol="a-gold" x={29} y={36} size={18} />
        </>
      );
    case 'plan-two':
      return (
        <>
          <Figure y={20}>2</Figure>
          <Badge colour="red" x={13} y={35} radius={9} />
          <path className="am-nt" d="M23 29h11v11h-11z" />
        </>
      );
    case 'red-green':
      return (
        <>
          <Badge colour="red" x={14} y={16} radius={9.5} />
          <Badge colour="green" x={28} y={34} radius={9.5} />
          <path className="am-sw" d="M26 12Q33 13 32 21M32 21l-2.6-2.6M32 21l2.3-2.8M16 38Q9 37 10 29M10 29l-2.3 2.8M10 29l2.6 2.6" />
        </>
      );
    case 'jump-first':
      return (
        <>
          <Badge colour="white" x={13} y={34} radius={9} />
          <path className="am-sw" d="M13 21Q16 9 30 13M30 13l-4.2-2.6M30 13l-3 3.6" />
          <Figure x={30} y={40}>
            1.
          </Figure>
          <Once />
        </>
      );
    case 'post-gold':
      return (
        <>
          <g className="am-own-none">
            <Use symbol="post" x={13} y={18} size={20} />
          </g>
          <Use symbol="a-gold" x={28} y={35} size={18} />
          <Figure x={12} y={41} small>
            +1
          </Figure>
        </>
      );
    case 'gold-half':
      return (
        <>
          <CubePair />
          <Use symbol="a-gold" x={21} y={36} size={20} />
        </>
      );
    case 'cube-vp':
      return (
        <>
          <g className="am-k-white">
            <Use symbol="cube" x={15} y={18} size={17} />
          </g>
          <Shield x={23} y={35}>
            1
          </Shield>
          <Once />
        </>
      );
    case 'end-posts':
      return (
        <>
          <End />
          <g className="am-own-none">
            <Use symbol="post" x={17} y={32} size={24} />
          </g>
          <Figure x={33} y={43} small>
            1
          </Figure>
        </>
      );
    case 'end-7':
      return (
        <>
          <End />
          <Shield x={21} y={31}>
            7
          </Shield>
        </>
      );
    case 'end-gold':
      return (
        <>
          <End />
          <Use symbol="a-gold" x={16} y={32} size={21} />
          <Figure x={32} y={43} small>
            +1
          </Figure>
        </>
      );
    default:
      return null;
  }
}

interface FigureProps {
  readonly x?: number;
  readonly y: number;
  readonly small?: boolean;
  readonly children: string;
}

function Figure({ x = 21, y, small = false, children }: FigureProps): ReactNode {
  return (
    <text className={`am-pn ${small ? 'am-s' : ''}`} x={x} y={y}>
      {children}
    </text>
  );
}

/** The mark of tokens that work once. */
function Once(): ReactNode {
  return (
    <text className="am-once" x="38" y="12">
      1×
    </text>
  );
}

/** The mark of tokens that count at the end: a chequered flag, which needs no words. */
function End(): ReactNode {
  return (
    <g className="am-endflag" transform="translate(12 5)">
      <path d="M0 0h18v9H0z" className="am-endflag0" />
      <path d="M0 0h4.5v3H0zM9 0h4.5v3H9zM4.5 3H9v3H4.5zM13.5 3H18v3h-4.5zM0 6h4.5v3H0zM9 6h4.5v3H9z" className="am-endflag1" />
    </g>
  );
}

function Shield({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }): ReactNode {
  return (
    <g className="am-vp am-vp-big" transform={`translate(${x} ${y})`}>
      <path d="M-11-9H11V5L0 11-11 5z" />
      <text y="5">{children}</text>
    </g>
  );
}

function Pirate({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="am-jk">
      <Use symbol="jolly" x={x} y={y} size={19} />
    </g>
  );
}

function CubePair(): ReactNode {
  return (
    <g className="am-k-white">
      <Use symbol="cube" x={14} y={16} size={15} />
      <Use symbol="cube" x={28} y={16} size={15} />
    </g>
  );
}
