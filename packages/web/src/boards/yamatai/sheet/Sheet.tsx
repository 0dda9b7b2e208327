import { HIDDEN } from '@quarterdeck/kernel';
import {
  abilityText,
  BUILDINGS,
  berths,
  besideOf,
  CULTURE,
  cultureOf,
  dockOf,
  SPECIALISTS,
  specialistName,
  specialistsOf,
} from '@quarterdeck/yamatai';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Bust } from '../draw/Bust';
import { BoatRow, BuildingIcon, TokenIcon } from '../draw/Icons';
import { pieceIds } from '../pieces';
import type { SheetProps } from '../types';
import { PlayerFigures } from './Figures';
import './sheet.css';

/** Everything before a player: figures, tokens, dock, specialists with their powers, tiles. */
export function Sheet(props: SheetProps): ReactNode {
  const { view, player, owners, speaker } = props;
  const beside = besideOf(view, player);
  const tokens = cultureOf(view, player);
  const specialists = specialistsOf(view, player);
  const reserved = view.reserved[player] ?? [];
  const built = view.built[player] ?? [];
  return (
    <div className="ya ya-sheet">
      <PlayerFigures {...props} />
      <h3>{say(speaker, 'board.tokens')}</h3>
      <p className="ya-line">
        {CULTURE.map(({ name }, colour) => (
          <span key={name} title={say(speaker, `token.${name}`)}>
            <TokenIcon colour={colour} size={26} faint={tokens[colour] === 0} />
            {tokens[colour]}
          </span>
        ))}
      </p>
      <h3>
        {say(speaker, 'board.dock')} <small>{say(speaker, 'board.berths', { n: berths(view, player) })}</small>
      </h3>
      <p className="ya-line">
        <BoatRow counts={dockOf(view, player)} size={30} />
        {beside.some((n) => n > 0) && (
          <span className="ya-lost">
            <small>{say(speaker, 'board.beside')}</small>
            <BoatRow counts={beside} size={20} faint />
          </span>
        )}
      </p>
      {specialists.length > 0 && <h3>{say(speaker, 'board.specialists')}</h3>}
      {specialists.map((who) => (
        <p key={who} className="ya-line" data-piece={pieceIds.specialist(who)}>
          <Bust who={who} size={44} />
          <span>
            <b>{speaker.say(specialistName(who))}</b> <small>{SPECIALISTS[who]?.points} PP</small>
            <br />
            {speaker.say(abilityText(who))}
          </span>
        </p>
      ))}
      {reserved.length > 0 && <h3>{say(speaker, 'board.reservedTiles')}</h3>}
      <Tiles tiles={reserved} hidden={say(speaker, 'board.hiddenTile')} />
      {built.length > 0 && <h3>{say(speaker, 'board.built')}</h3>}
      <Tiles tiles={built} hidden={say(speaker, 'board.hiddenTile')} owner={owners[player]} />
    </div>
  );
}

interface TilesProps {
  readonly tiles: readonly number[];
  readonly hidden: string;
  readonly owner?: SheetProps['owners'][number] | undefined;
}

function Tiles({ tiles, hidden, owner }: TilesProps): ReactNode {
  return (
    <p className="ya-line">
      {tiles.map((tile, i) =>
        tile === HIDDEN ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden tiles look alike
          <span key={`hidden${i}`} className="ya-hidden-tile">
            {hidden}
          </span>
        ) : (
          <span key={tile} className="ya-small-tile" data-piece={pieceIds.tile(tile)}>
            <BuildingIcon tile={tile} size={28} owner={owner} />
            <BoatRow counts={BUILDINGS[tile]?.cost ?? []} size={15} />
            <b>{BUILDINGS[tile]?.points}</b>
          </span>
        ),
      )}
    </p>
  );
}
