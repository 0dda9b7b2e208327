import type { Seat } from '@quarterdeck/kernel';
import { fleetOf, goodsOf, LOOT_KINDS, type State } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { type Owner, say } from '../../../kit';
import { Ship } from '../draw/Hull';
import { ownerOf } from '../draw/owner';
import { pieceIds } from '../pieces';
import type { Props } from '../types';

const GUNS = <path className="pi-gun" d="M-2.6 -1.4H2.6M-2.6 1H2.6M-2.6 3.4H2.6" />;

/** How the goods lie in the holds: pairs first where a Double Hold allows it. */
export function holds(view: State, seat: Seat): readonly (readonly number[])[] {
  const goods = [0, 1, 2].flatMap((good) => new Array<number>(goodsOf(view, seat, good)).fill(good));
  const { loaded } = fleetOf(view, seat);
  const doubles = Math.max(0, goods.length - loaded);
  const stowed: number[][] = [];
  for (let i = 0; i < goods.length; ) {
    const size = stowed.length < doubles ? 2 : 1;
    stowed.push(goods.slice(i, i + size));
    i += size;
  }
  return stowed;
}

function cargo(goods: readonly number[]): ReactNode {
  const [first, second] = goods;
  if (first === undefined) return undefined;
  if (second === undefined) return <use href={`#pi-${LOOT_KINDS[first]}`} x={-4.7} y={-4.9} width={9.4} height={9.4} />;
  return (
    <>
      <use href={`#pi-${LOOT_KINDS[first]}`} x={-5.6} y={-4.6} width={7.6} height={7.6} />
      <use href={`#pi-${LOOT_KINDS[second]}`} x={-1.8} y={-1.6} width={7.6} height={7.6} />
    </>
  );
}

interface FleetProps {
  readonly props: Props;
  readonly player: Seat;
}

/** The ten ships of a seat by where they are. */
export function Fleet({ props, player }: FleetProps): ReactNode {
  const { view, owners, speaker } = props;
  const owner = ownerOf(owners, player);
  const fleet = fleetOf(view, player);
  const stowed = holds(view, player);
  return (
    <div className="pi-fleet">
      <Berth name="reserve" count={fleet.reserve} player={player} words={say(speaker, 'fleet.reserve')}>
        {ships(fleet.reserve, owner, 'pi-asleep')}
      </Berth>
      <Berth name="free" count={fleet.free} player={player} words={say(speaker, 'fleet.free')}>
        {ships(fleet.free, owner)}
      </Berth>
      <Berth name="loaded" count={fleet.loaded} player={player} words={say(speaker, 'fleet.loaded')}>
        {stowed.map((goods, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ships of one fleet are alike
          <Ship key={i} owner={owner} load={cargo(goods)} />
        ))}
      </Berth>
      <Berth name="guards" count={fleet.guards} player={player} words={say(speaker, 'fleet.guards')}>
        {ships(fleet.guards, owner, '', GUNS)}
      </Berth>
      {fleet.atSea > 0 && (
        <Berth name="atSea" count={fleet.atSea} player={player} words={say(speaker, 'fleet.atSea')}>
          {ships(fleet.atSea, owner)}
        </Berth>
      )}
    </div>
  );
}

function ships(count: number, owner: Owner, className = '', load?: ReactNode): ReactNode {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ships of one fleet are alike
    <Ship key={i} owner={owner} className={className} load={load} />
  ));
}

interface BerthProps {
  readonly name: string;
  readonly count: number;
  readonly player: Seat;
  readonly words: string;
  readonly children: ReactNode;
}

function Berth({ name, count, player, words, children }: BerthProps): ReactNode {
  return (
    <div className={`pi-berth ${count === 0 ? 'pi-berth-empty' : ''}`} data-piece={pieceIds.berth(player, name)}>
      <p>
        {words} <b>{count}</b>
      </p>
      <div>{children}</div>
    </div>
  );
}

/** The fleet in one line, for narrow places. */
export function FleetLine({ props, player }: FleetProps): ReactNode {
  const { view, owners, speaker } = props;
  const owner = ownerOf(owners, player);
  const fleet = fleetOf(view, player);
  const first = holds(view, player)[0] ?? [];
  const rows: readonly { readonly name: 'reserve' | 'free' | 'loaded' | 'guards'; readonly className: string; readonly load: ReactNode }[] =
    [
      { name: 'reserve', className: 'pi-asleep', load: undefined },
      { name: 'free', className: '', load: undefined },
      { name: 'loaded', className: '', load: cargo(first.slice(0, 1)) },
      { name: 'guards', className: '', load: GUNS },
    ];
  return (
    <span className="pi-fleet-line">
      {rows.map(({ name, className, load }) => (
        <span key={name} data-piece={pieceIds.berth(player, name)} title={say(speaker, `fleet.${name}`)}>
          <Ship owner={owner} className={className} load={load} />
          <b>{fleet[name]}</b>
          <small>{say(speaker, `fleet.${name}`)}</small>
        </span>
      ))}
    </span>
  );
}
