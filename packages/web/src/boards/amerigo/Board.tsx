import { cubesInField, geometryOf, phaseAp } from '@quarterdeck/amerigo/board';
import { type ReactNode, useState } from 'react';
import { Dial } from './engine/Dial';
import { ProductionDisplay, ProgressDisplay } from './engine/Displays';
import { FieldStrip } from './engine/FieldStrip';
import { Pirates } from './engine/Pirates';
import { SpecialTrack } from './engine/SpecialTrack';
import { Supply } from './engine/Supply';
import { Tower } from './engine/Tower';
import { FinalScoring } from './FinalScoring';
import { guarded } from './legal';
import { ArchipelagoMap } from './map/ArchipelagoMap';
import { turnTile } from './map/placing';
import { useSelection } from './selection';
import { Sprite } from './symbols/Sprite';
import { touchedLast } from './touch';
import type { Props } from './types';
import './styles/index.css';

const TABS = ['map', 'tower', 'displays'] as const;
type Tab = (typeof TABS)[number];

/** The whole table: on a desk all at once, on a phone the map with two more leaves behind it. */
export function Board(given: Props): ReactNode {
  const selection = useSelection(given.view);
  const [tab, setTab] = useState<Tab>('map');
  const { view, speaker, size } = given;
  if (view.layout === '') {
    return (
      <div className="am am-board am-empty">
        <Sprite />
        <p>{speaker.say({ key: 'board.settingUp' })}</p>
      </div>
    );
  }
  const props = guarded(given, selection, geometryOf(view.layout), touchedLast);
  const map = (
    <div className="am-mapw">
      <ArchipelagoMap props={props} selection={selection} />
    </div>
  );
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.key === 'r' || event.key === 'R') turnTile(props, selection);
  };
  if (size === 'wide') {
    const { rows, columns } = geometryOf(view.layout);
    const arrangement = rows === columns ? 'columns' : 'row';
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: R turns the tile in hand wherever the focus is on the board
      <div className={`am am-board am-wide am-shelf-${arrangement}`} onKeyDown={onKeyDown}>
        <Sprite />
        <div className="am-engine">
          <Tower {...props} />
          <Dial {...props} />
          <Supply {...props} />
          <Pirates {...props} />
        </div>
        <SpecialTrack {...props} narrow={false} />
        {map}
        <div className="am-shelf">
          <ProgressDisplay {...props} arrangement={arrangement} />
          <ProductionDisplay {...props} arrangement={arrangement} />
        </div>
        <FinalScoring {...props} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: R turns the tile in hand wherever the focus is on the board
    <div className="am am-board am-leaves" data-leaf={tab} onKeyDown={onKeyDown}>
      <Sprite />
      <div className="am-leaf" hidden={tab !== 'map'}>
        {map}
        {cubesInField(view) > 0 && (
          <FieldStrip view={view} words={speaker.say({ key: 'board.pointsEach', params: { points: phaseAp(view) } })} />
        )}
      </div>
      {tab === 'tower' && (
        <div className="am-leaf am-leaf-tower">
          <Tower {...props} />
          <Dial {...props} />
          <Pirates {...props} />
        </div>
      )}
      {tab === 'displays' && (
        <div className="am-leaf am-leaf-displays">
          <SpecialTrack {...props} narrow />
          <ProgressDisplay {...props} arrangement="row" />
          <ProductionDisplay {...props} arrangement="row" />
          <Supply {...props} />
        </div>
      )}
      <nav className="am-tabs">
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {speaker.say({ key: `board.tab.${name}` })}
          </button>
        ))}
      </nav>
      <FinalScoring {...props} />
    </div>
  );
}
