import { COUNTRIES, caravanShips, countryOf, curseOf, giftAmount, isCaravan, NO_CARD, ROLES, type State } from '@quarterdeck/pirates';
import { memo, type ReactNode, useMemo } from 'react';
import { say, useSteady } from '../../../kit';
import { CaravanPicture } from '../cards/CaravanPicture';
import { Plate } from '../cards/Plate';
import type { Props } from '../types';
import { ChartView } from './ChartView';
import { CurseCard, TavernOutcomes } from './CurseCard';
import { Ruler } from './Ruler';
import { Steps } from './Steps';
import { Tally } from './Tally';

interface ChartSceneProps extends Props {
  /** What may be told beside the chart, while on it ships still fight. */
  readonly told: State;
  readonly caption: ReactNode;
}

/** At sea: the chart in its tin, beside it what is being fought over and how it stands. */
export function ChartScene({ told, caption, ...props }: ChartSceneProps): ReactNode {
  const { view, size, speaker } = props;
  const still = useSteady(props, { draft: undefined, view: told });
  const names = useMemo(() => ROLES.map((role) => say(speaker, `role.${role}`)), [speaker]);
  if (size === 'phone') {
    return (
      <div className="pi-at-chart pi-at-chart-phone">
        <div className="pi-tin">
          <ChartView {...props} />
        </div>
        {caption}
      </div>
    );
  }
  return (
    <div className="pi-at-chart">
      <div className="pi-margin">
        {caption}
        <Margin {...still} />
      </div>
      <div className="pi-ruler-place">
        <Ruler called={view.called} names={names} />
      </div>
      <div className="pi-tin">
        <ChartView {...props} />
      </div>
    </div>
  );
}

/** The margin of the chart. */
const Margin = memo(function Margin(props: Props): ReactNode {
  const { view, speaker, names } = props;
  const caravan = isCaravan(view.card);
  if (view.card === NO_CARD) {
    return (
      <section className="pi-side">
        <h2>{say(speaker, 'board.chart')}</h2>
        <p>{say(speaker, 'board.chart.calm')}</p>
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
          <p>{say(speaker, 'board.curse.by', { who: { seat: view.actor } })}</p>
          <CurseCard {...props} />
        </>
      )}
      {curseOf(view.card)?.id === 'tavern' ? <TavernOutcomes {...props} /> : <Tally {...props} />}
      <div className="pi-side-steps">
        <Steps {...props} />
      </div>
      {caravan && view.chart.length === 0 && (
        <p className="pi-note">{say(speaker, 'board.plunder.rule', { n: caravanShips(view.caravans, view.card) })}</p>
      )}
      <figure className="pi-caller">
        <Plate role={view.called} />
        <figcaption>
          <b>{say(speaker, `role.${ROLES[view.called] ?? 'captain'}`)}</b>
          {names[view.actor]}
          {gift > 0 && <span>{say(speaker, `board.gift.${ROLES[view.called] ?? 'captain'}`, { n: gift })}</span>}
        </figcaption>
      </figure>
    </section>
  );
});

/** The caravan that is being plundered. */
function Prize({ view, speaker }: Props): ReactNode {
  const country = COUNTRIES[countryOf(view.card)] ?? 'england';
  const title = say(speaker, `country.${country}`);
  const ships = caravanShips(view.caravans, view.card);
  return (
    <>
      <h2>{say(speaker, 'board.plunder', { country: title })}</h2>
      <p>{say(speaker, 'board.plunder.by', { who: { seat: view.actor } })}</p>
      <CaravanPicture country={country} ships={ships} caption={say(speaker, 'board.caravan.caption', { country: title, n: ships })} />
    </>
  );
}
