import { type ReactNode, useEffect, useState } from 'react';
import { FinalScoring } from './FinalScoring';
import { ArchipelagoMap } from './map/ArchipelagoMap';
import { BuildingRow } from './panels/BuildingRow';
import { FleetTrack } from './panels/FleetTrack';
import { Quay } from './panels/Quay';
import { Specialists } from './panels/Specialists';
import { sayer } from './say';
import { useSelection } from './selection';
import { Sprite } from './symbols/Sprite';
import type { Props } from './types';
import './styles/index.css';

const LEAVES = ['map', 'buildings', 'specialists', 'fleets', 'quay'] as const;
type Leaf = (typeof LEAVES)[number];

/** Between phone and desk, buildings and fleets have room beside the map. */
const LEAVES_OF: Readonly<Record<'phone' | 'medium', readonly Leaf[]>> = { phone: LEAVES, medium: ['map', 'specialists', 'quay'] };

/** The whole table: on a desk all at once, on a phone the map with the other displays as leaves behind it. */
export function Board(props: Props): ReactNode {
  const selection = useSelection(props.view);
  const [leaf, setLeaf] = useState<Leaf>('map');
  const { view, size, speaker } = props;
  const step = `${view.phase} ${view.pending} ${selection.mode} ${selection.tile}`;
  // A new step, or a tile taken in hand, asks for places on the map.
  useEffect(() => {
    if (step !== '' && props.seat !== undefined) setLeaf('map');
  }, [step, props.seat]);
  const say = sayer(speaker);
  if (view.round === 0) {
    return (
      <div className="ya ya-board ya-empty">
        <Sprite />
        <p>{say('board.settingUp')}</p>
      </div>
    );
  }
  const map = (
    <div className="ya-map">
      <ArchipelagoMap props={props} selection={selection} />
    </div>
  );
  if (size === 'wide') {
    return (
      <div className="ya ya-board ya-wide">
        <Sprite />
        <BuildingRow props={props} selection={selection} />
        {map}
        <FleetTrack props={props} />
        <aside className="ya-side">
          <Specialists props={props} selection={selection} size={56} />
          <Quay props={props} />
        </aside>
        <FinalScoring {...props} />
      </div>
    );
  }
  return (
    <div className="ya ya-board ya-leaves" data-leaf={leaf}>
      <Sprite />
      <div className={`ya-leaf ya-leaf-map-${size}`} hidden={leaf !== 'map'}>
        {size === 'medium' && <BuildingRow props={props} selection={selection} />}
        {map}
        {size === 'medium' && <FleetTrack props={props} />}
      </div>
      {leaf !== 'map' && (
        <div className={`ya-leaf ya-leaf-${leaf}`}>
          {leaf === 'buildings' && <BuildingRow props={props} selection={selection} />}
          {leaf === 'specialists' && <Specialists props={props} selection={selection} size={48} />}
          {leaf === 'fleets' && <FleetTrack props={props} />}
          {leaf === 'quay' && <Quay props={props} />}
        </div>
      )}
      <nav className="ya-tabs">
        {LEAVES_OF[size].map((name) => (
          <button key={name} type="button" aria-pressed={leaf === name} onClick={() => setLeaf(name)}>
            {say(`board.tab.${name}`)}
          </button>
        ))}
      </nav>
      <FinalScoring {...props} />
    </div>
  );
}
