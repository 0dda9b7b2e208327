import { cubesInField, geometryOf, phaseAp } from '@quarterdeck/amerigo';
import { type ReactNode, useState } from 'react';
import { useMotion } from '../../kit';
import { touchedLast } from '../../kit/touch';
import { Dial } from './engine/Dial';
import { ProductionDisplay, ProgressDisplay } from './engine/Displays';
import { FieldStrip } from './engine/FieldStrip';
import { Pirates } from './engine/Pirates';
import { SpecialTrack } from './engine/SpecialTrack';
import { Supply } from './engine/Supply';
import { pourShown, Tower } from './engine/Tower';
import { FinalScoring } from './FinalScoring';
import { guarded } from './legal';
import { ArchipelagoMap } from './map/ArchipelagoMap';
import { flash } from './motion/flash';
import { useSelection } from './selection';
import { useSteady } from './steady';
import { Sprite } from './symbols/Sprite';
import { useTurnKey } from './turn-key';
import type { Props } from './types';
import './styles/index.css';

const TABS = ['map', 'tower', 'displays'] as const;
type Tab = (typeof TABS)[number];

/** The whole table: on a desk all at once, on a phone the map with two more leaves behind it. */
export function Board(given: Props): ReactNode {
  const selection = useSelection(given.view);
  const [tab, setTab] = useState<Tab>('map');
  const { view, speaker, size } = given;
  const guardedProps = view.layout === '' ? given : guarded(given, selection, touchedLast);
  const steady = useSteady(guardedProps);
  useMotion(given.playing, flash);
  useTurnKey(guardedProps, selection);
  if (view.layout === '') {
    return (
      <div className="am am-board am-empty">
        <Sprite />
        <p>{speaker.say({ key: 'board.settingUp' })}</p>
      </div>
    );
  }
  const pouring = pourShown(given.playing, view);
  const map = (
    <div className="am-mapw">
      <ArchipelagoMap props={guardedProps} steady={steady} selection={selection} />
    </div>
  );
  if (size === 'wide') {
    const { rows, columns } = geometryOf(view.layout);
    const arrangement = rows === columns ? 'columns' : 'row';
    return (
      <div className={`am am-board am-wide am-shelf-${arrangement}`}>
        <Sprite />
        <div className="am-engine">
          <Tower {...steady} />
          <Dial {...steady} />
          <Supply {...steady} />
          <Pirates {...steady} />
        </div>
        <SpecialTrack {...steady} narrow={false} />
        {map}
        <div className="am-shelf">
          <ProgressDisplay {...steady} arrangement={arrangement} />
          <ProductionDisplay {...steady} arrangement={arrangement} />
        </div>
        <FinalScoring {...steady} />
      </div>
    );
  }
  return (
    <div className="am am-board am-leaves" data-leaf={tab}>
      <Sprite />
      <div className="am-leaf" hidden={tab !== 'map'}>
        {map}
        {cubesInField(view) > 0 && pouring === undefined && (
          <FieldStrip view={view} words={speaker.say({ key: 'board.pointsEach', params: { points: phaseAp(view) } })} />
        )}
      </div>
      {tab !== 'tower' && pouring !== undefined && (
        <div className="am-pour-over" style={{ ['--pour' as string]: `${pouring.duration}ms` }}>
          <Tower {...steady} />
        </div>
      )}
      {tab === 'tower' && (
        <div className="am-leaf am-leaf-tower">
          <Tower {...steady} />
          <Dial {...steady} />
          <Pirates {...steady} />
        </div>
      )}
      {tab === 'displays' && (
        <div className="am-leaf am-leaf-displays">
          <SpecialTrack {...steady} narrow />
          <ProgressDisplay {...steady} arrangement="row" />
          <ProductionDisplay {...steady} arrangement="row" />
          <Supply {...steady} />
        </div>
      )}
      <nav className="am-tabs">
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {speaker.say({ key: `board.tab.${name}` })}
          </button>
        ))}
      </nav>
      <FinalScoring {...steady} />
    </div>
  );
}
