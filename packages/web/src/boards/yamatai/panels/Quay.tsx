import { activeSeat, BOATS, berths, besideOf, boatPenalty, buyingPrice, dockOf } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { BoatIcon, BoatRow, CoinIcon } from '../draw/Icons';
import { pieceIds } from '../pieces';
import type { Props } from '../types';
import './quay.css';

/** Boats of the turn in progress, the dock with its berths, boats that are lost, and the supply with its prices. */
export function Quay({ props }: { readonly props: Props }): ReactNode {
  const { view, speaker, names } = props;
  const seat = props.seat ?? (props.viewer === 'spectator' ? activeSeat(view) : props.viewer) ?? 0;
  const active = activeSeat(view);
  const dock = dockOf(view, seat);
  const beside = besideOf(view, seat);
  const penalty = boatPenalty(view, seat);
  const room = berths(view, seat);
  const used = dock.reduce((sum, n) => sum + n, 0);
  const lost = beside.reduce((sum, n) => sum + n, 0);
  return (
    <section className="ya-quay" aria-label={say(speaker, 'board.quay', { who: names[seat] ?? '' })}>
      <div className="ya-quay-part" data-piece={pieceIds.hand}>
        <h2>
          {active === undefined || active === seat
            ? say(speaker, 'board.toLay')
            : say(speaker, 'board.toLayOf', { who: names[active] ?? '' })}
        </h2>
        <span className="ya-boats">
          <BoatRow counts={view.hand} size={30} />
          {view.hand.every((n) => n === 0) && <em>{say(speaker, 'board.none')}</em>}
        </span>
      </div>
      <div className="ya-quay-part" data-piece={pieceIds.dock(seat)}>
        <h2>{say(speaker, 'board.dock')}</h2>
        <span className="ya-boats ya-jetty">
          <BoatRow counts={dock} size={26} />
          {Array.from({ length: room - used }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free berths are alike
            <span key={i} className="ya-berth" />
          ))}
        </span>
      </div>
      <div className="ya-quay-part" data-piece={pieceIds.beside(seat)}>
        <h2>{say(speaker, 'board.beside')}</h2>
        <span className="ya-boats">
          {lost === 0 ? <em>{say(speaker, 'board.none')}</em> : <BoatRow counts={beside} size={20} faint />}
          {penalty > 0 && <b className="ya-minus">{`−${penalty} PP`}</b>}
        </span>
      </div>
      <div className="ya-supply">
        {BOATS.map((_, colour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the colour
          <span key={colour} data-piece={pieceIds.supply(colour)} className={view.supply[colour] === 0 ? 'ya-faint' : undefined}>
            <BoatIcon colour={colour} size={20} />
            <b>{view.supply[colour]}</b>
            <small>
              <CoinIcon size={11} />
              {buyingPrice(view, seat, colour)}
            </small>
          </span>
        ))}
      </div>
    </section>
  );
}
