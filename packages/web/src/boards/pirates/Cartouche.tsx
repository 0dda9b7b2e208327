import { type Event, LOOT_KINDS } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { beatStyle } from './chart/ClashScene';
import { Icon } from './draw/Icon';
import { ownerOf } from './draw/owner';
import { Pennant } from './draw/Roundel';
import { iconOf } from './events';
import type { Props } from './types';

/** Pictures of the events that are told in large; undefined for all others. */
function picturesOf(event: Event): readonly string[] | undefined {
  switch (event.kind) {
    case 'LootDrawn':
      return event.cards.map((kind) => LOOT_KINDS[kind] ?? '');
    case 'PlunderEnded':
      return [event.won ? 'chest' : 'role-captain'];
    case 'EndCardDrawn':
      return ['helm'];
    case 'CurseSuffered':
    case 'WagesPaid':
    case 'IdolNamed':
    case 'TavernAssigned':
    case 'TavernServed':
    case 'CaravanEscaped': {
      const icon = iconOf(event);
      return icon === undefined ? [] : [icon];
    }
    default:
      return undefined;
  }
}

/** Turns of fortune, told on a plate over the middle of the table for as long as their motion lasts. */
export function Cartouche({ playing, game, view, speaker, owners }: Props): ReactNode {
  const pictures = playing === undefined ? undefined : picturesOf(playing.event);
  const words = playing === undefined ? undefined : game.words.event(playing.event, view);
  if (playing === undefined || pictures === undefined || words === undefined) return null;
  const seat = 'seat' in playing.event ? playing.event.seat : undefined;
  return (
    <div className="pi-cartouche" key={playing.id} style={beatStyle(playing.duration)} aria-hidden="true">
      <div className="pi-cartouche-pictures">
        {pictures.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: loot cards of a kind are alike
          <Icon key={i} name={name} />
        ))}
      </div>
      <p>
        {seat !== undefined && <Pennant owner={ownerOf(owners, seat)} />}
        {speaker.say(words)}
      </p>
    </div>
  );
}
