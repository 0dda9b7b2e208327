import { cubesInField, geometryOf, type Move, phaseAp } from '@quarterdeck/amerigo';
import type { ReactNode } from 'react';
import { useMotion, useSteady } from '../../kit';
import { Dial } from './engine/Dial';
import { ProductionDisplay, ProgressDisplay } from './engine/Displays';
import { FieldStrip } from './engine/FieldStrip';
import { Pirates, PiratesInWords } from './engine/Pirates';
import { SpecialTrack } from './engine/SpecialTrack';
import { Supply } from './engine/Supply';
import { pourShown, Tower } from './engine/Tower';
import { holding } from './hand';
import { useCareful } from './legal';
import { ArchipelagoMap } from './map/ArchipelagoMap';
import { discMotion } from './motion/disc-motion';
import { flashed } from './motion/flashed';
import { flown } from './motion/flown';
import { Sprite } from './symbols/Sprite';
import { useTurnKey } from './turn-key';
import type { Props } from './types';
import './amerigo.css';

/** The whole table: on a desk and a tablet all at once, on a phone the map with two more leaves behind it. */
export function Board(given: Props): ReactNode {
  const { view, speaker, size } = given;
  const props = useCareful(given);
  const steady = useSteady(props);
  // What lies around the map follows neither the hand nor a move prepared elsewhere: a click on the map does not draw it anew.
  const still = useSteady(props, { draft: undefined, hand: holding.empty });
  const draftOf = (...kinds: readonly Move['kind'][]): Move | undefined =>
    props.draft !== undefined && kinds.includes(props.draft.kind) ? props.draft : undefined;
  useMotion(given.playing, (shown) => [...flashed(shown), ...flown(shown), ...discMotion(shown)]);
  useTurnKey(props);
  if (view.layout === '') {
    return (
      <div className="am board-whole board-empty">
        <Sprite />
        <p>{speaker.say({ key: 'board.settingUp' })}</p>
      </div>
    );
  }
  const map = (
    <div className="am-mapw">
      <ArchipelagoMap props={props} steady={steady} />
    </div>
  );
  switch (size) {
    case 'wide': {
      const { rows, columns } = geometryOf(view.layout);
      const arrangement = rows === columns ? 'columns' : 'row';
      return (
        <div className={`am board-whole am-wide am-shelf-${arrangement}`}>
          <Sprite />
          <div className="am-engine">
            <Tower {...still} />
            <Dial {...still} draft={draftOf('act')} />
            <Supply {...still} />
            <Pirates {...still} />
          </div>
          <SpecialTrack {...still} draft={draftOf('order', 'jump')} narrow={false} />
          {map}
          <div className="am-shelf">
            <ProgressDisplay {...still} draft={draftOf('take')} arrangement={arrangement} />
            <ProductionDisplay {...still} draft={draftOf('buy')} arrangement={arrangement} />
          </div>
        </div>
      );
    }
    case 'medium':
      return (
        <div className="am board-whole am-tablet">
          <Sprite />
          {map}
          <div className="am-strip">
            <SpecialTrack {...still} draft={draftOf('order', 'jump')} narrow={false} />
            <Tower {...still} />
            <Dial {...still} draft={draftOf('act')} />
            <div className="am-strip-shows">
              <Supply {...still} inLine />
              <ProgressDisplay {...still} draft={draftOf('take')} arrangement="row" />
              <ProductionDisplay {...still} draft={draftOf('buy')} arrangement="row" />
              <PiratesInWords {...still} />
            </div>
          </div>
        </div>
      );
    case 'phone':
      return <Leaves props={steady} map={map} />;
  }
}

/** A phone: one leaf at a time; while cubes fall the tower slides over the map. */
function Leaves({ props, map }: { readonly props: Props; readonly map: ReactNode }): ReactNode {
  const { view, speaker, leaf, playing } = props;
  const pouring = pourShown(playing, view);
  const others = leaf === 'tower' || leaf === 'displays';
  return (
    <div className="am board-whole am-leaves" data-leaf={leaf}>
      <Sprite />
      {/* Never taken away, so that it keeps its place. */}
      <div className="am-leaf" hidden={others}>
        {map}
        {cubesInField(view) > 0 && pouring === undefined && (
          <FieldStrip view={view} words={speaker.say({ key: 'board.pointsEach', params: { points: phaseAp(view) } })} />
        )}
      </div>
      {leaf !== 'tower' && pouring !== undefined && (
        <div className="am-pour-over" style={{ ['--pour' as string]: `${pouring.duration}ms` }}>
          <Tower {...props} />
        </div>
      )}
      {leaf === 'tower' && (
        <div className="am-leaf am-leaf-tower">
          <Tower {...props} />
          <Dial {...props} />
          <Pirates {...props} />
        </div>
      )}
      {leaf === 'displays' && (
        <div className="am-leaf am-leaf-displays">
          <SpecialTrack {...props} narrow />
          <ProgressDisplay {...props} arrangement="row" />
          <ProductionDisplay {...props} arrangement="row" />
          <Supply {...props} />
        </div>
      )}
    </div>
  );
}
