import { COUNTRIES, caravanShips, countryOf, curseOf, giftAmount, isCaravan, NO_CARD, ROLES } from '@quarterdeck/pirates';
import { type ReactNode, useMemo } from 'react';
import { CaravanPicture } from '../cards/CaravanPicture';
import { Plate } from '../cards/Plate';
import { say, tell } from '../say';
import type { Props } from '../types';
import { ChartView } from './ChartView';
import { CurseCard, TavernOutcomes } from './CurseCard';
import { Ruler } from './Ruler';
import { Steps } from './Steps';
import { Tally } from './Tally';

/** At sea: the chart in its tin, beside it what is being fought over and how it stands. */
export function ChartScene({ caption, ...props }: Props & { readonly caption: ReactNode }): ReactNode {
  const { view, size, speaker } = props;
  const names = useMemo(() => ROLES.map((role) => tell(speaker, `role.${role}`)), [speaker]);
  if (size === 'phone') {
    return (
      <div className="pi-atchart pi-atchart-phone">
        <div className="pi-tinw">
          <ChartView {...props} />
        </div>
        {caption}
      </div>
    );
  }
  return (
    <div className="pi-atchart">
      <div className="pi-margin">
        {caption}
        <Margin {...props} />
      </div>
      <div className="pi-rulv">
        <Ruler called={view.called} names={names} />
      </div>
      <div className="pi-tinw">
        <ChartView {...props} />
      </div>
    </div>
  );
}

/** The margin of the chart. */
function Margin(props: Props): ReactNode {
  const { view, speaker, names } = props;
  const caravan = isCaravan(view.card);
  if (view.card === NO_CARD) {
    return (
      <section className="pi-side">
        <h2>{say(speaker, 'chart')}</h2>
        <p>{say(speaker, 'chart.calm')}</p>
      </section>
    );
  }
  const gift = giftAmount(view);
  return (
    <section className="pi-side">
      {caravan ? (
        <Prize {...props} />
      ) : (
        <>
          <p>{say(speaker, 'curse.by', { who: { seat: view.actor } })}</p>
          <CurseCard {...props} />
        </>
      )}
      {curseOf(view.card)?.id === 'tavern' ? <TavernOutcomes {...props} /> : <Tally {...props} />}
      <div className="pi-side-steps">
        <Steps {...props} />
      </div>
      {caravan && view.chart.length === 0 && (
        <p className="pi-note">{say(speaker, 'plunder.rule', { n: caravanShips(view.caravans, view.card) })}</p>
      )}
      <figure className="pi-cap">
        <Plate role={view.called} />
        <figcaption>
          <b>{tell(speaker, `role.${ROLES[view.called] ?? 'captain'}`)}</b>
          {names[view.actor]}
          {gift > 0 && <span>{say(speaker, `gift.${ROLES[view.called] ?? 'captain'}`, { n: gift })}</span>}
        </figcaption>
      </figure>
    </section>
  );
}

/** The caravan that is being plundered. */
function Prize({ view, speaker }: Props): ReactNode {
  const country = COUNTRIES[countryOf(view.card)] ?? 'england';
  const title = tell(speaker, `country.${country}`);
  const ships = caravanShips(view.caravans, view.card);
  return (
    <>
      <h2>{say(speaker, 'plunder', { country: title })}</h2>
      <p>{say(speaker, 'plunder.by', { who: { seat: view.actor } })}</p>
      <CaravanPicture country={country} ships={ships} caption={say(speaker, 'caravan.caption', { country: title, n: ships })} />
    </>
  );
}
