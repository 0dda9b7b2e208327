import type { ReactNode } from 'react';
import { say, useSteady } from '../../kit';
import { ArchipelagoMap } from './map/ArchipelagoMap';
import { BuildingRow } from './panels/BuildingRow';
import { FleetTrack } from './panels/FleetTrack';
import { Quay } from './panels/Quay';
import { Specialists } from './panels/Specialists';
import { Sprite } from './symbols/Sprite';
import type { Props } from './types';
import './board.css';

/** The whole table: on a desk and a tablet all at once, on a phone the map with the other displays as leaves behind it. */
export function Board(props: Props): ReactNode {
  const { view, size, leaf, speaker, draft } = props;
  // What lies around the map follows only a choice that is made on it.
  const still = useSteady(props, { draft: draft?.kind === 'fleet' || draft?.kind === 'recruit' ? draft : undefined });
  if (view.round === 0) {
    return (
      <div className="ya board-whole board-empty">
        <Sprite />
        <p>{say(speaker, 'board.settingUp')}</p>
      </div>
    );
  }
  const map = (
    <div className="ya-map">
      <ArchipelagoMap props={props} />
    </div>
  );
  if (size !== 'phone') {
    return (
      <div className={`ya board-whole ${size === 'wide' ? 'ya-wide' : 'ya-tablet'}`}>
        <Sprite />
        <BuildingRow props={props} />
        {map}
        <FleetTrack props={still} />
        <aside className="ya-side">
          <Specialists props={still} size={size === 'wide' ? 56 : 40} />
        </aside>
      </div>
    );
  }
  const others = leaf === 'buildings' || leaf === 'specialists' || leaf === 'fleets';
  return (
    <div className="ya board-whole ya-leaves" data-leaf={leaf}>
      <Sprite />
      {/* Never taken away, so that it keeps its place. */}
      <div className="ya-leaf ya-leaf-map" hidden={others}>
        {map}
      </div>
      {others && (
        <div className={`ya-leaf ya-leaf-${leaf}`}>
          {leaf === 'buildings' && <BuildingRow props={props} />}
          {leaf === 'specialists' && <Specialists props={props} size={48} />}
          {leaf === 'fleets' && (
            <>
              <FleetTrack props={props} />
              <Quay props={props} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
