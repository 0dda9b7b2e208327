import { FLEETS, powerText } from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { pointing, say } from '../../../kit';
import { BoatRow } from '../draw/Icons';
import { pieceIds } from '../pieces';
import type { MoveOf, Props } from '../types';

interface FleetCardProps {
  readonly props: Props;
  readonly fleet: number;
  /** The move that takes it, while that is possible. */
  readonly move: MoveOf<'fleet'> | undefined;
}

const fleetRow = (fleet: number): (typeof FLEETS)[number] | undefined => FLEETS.find(({ number }) => number === fleet);

/** The power of a fleet in a few words; the full text explains it on hover. */
export const shortPower = (fleet: number): { readonly key: string; readonly params?: Readonly<Record<string, number>> } => {
  const power = fleetRow(fleet)?.power;
  if (power?.kind === 'coins') return { key: 'board.power.coins', params: { coins: power.coins } };
  return { key: `board.power.${power?.kind ?? 'none'}` };
};

/** What a fleet shows: its number, its boats, its power. */
export function FleetFace({ fleet, speaker }: { readonly fleet: number } & Pick<Props, 'speaker'>): ReactNode {
  return (
    <>
      <b className="ya-fleet-number">{fleet}</b>
      <span className="ya-fleet-boats">
        <BoatRow counts={fleetRow(fleet)?.boats ?? []} size={23} />
      </span>
      <span className="ya-fleet-power">{say(speaker, shortPower(fleet).key, shortPower(fleet).params)}</span>
    </>
  );
}

/** An open fleet: its number, its boats, its power. */
export function FleetCard({ props, fleet, move }: FleetCardProps): ReactNode {
  const { speaker, draft, pending, onChoose, onPreview, game, view, seat } = props;
  const words =
    move === undefined || seat === undefined ? speaker.say(powerText(fleet, view)) : speaker.say(game.words.move(move, view, seat));
  const content = <FleetFace fleet={fleet} speaker={speaker} />;
  if (move === undefined) {
    return (
      <span className="ya-fleet" data-piece={pieceIds.fleet(fleet)}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={`ya-fleet ya-glows ${draft === move ? 'ya-selected' : ''}`}
      data-piece={pieceIds.fleet(fleet)}
      aria-label={words}
      aria-pressed={draft === move}
      disabled={pending}
      onClick={() => onChoose(move)}
      {...pointing((here) => onPreview(here ? move : undefined))}
    >
      {content}
    </button>
  );
}
