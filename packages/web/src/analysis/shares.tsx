import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';

interface SharesProps {
  readonly shares: readonly number[];
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
}

/** Everybody's chance to win, by emblem and figure. */
export function Shares({ shares, names, owners }: SharesProps): ReactNode {
  const { locale } = useWords();
  return (
    <span className="shares">
      {names.map((name, seat) => {
        const owner = owners[seat];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and never change places
          <span key={seat} title={name}>
            {owner && <Emblem owner={owner} size={12} label={name} />}
            {percent(shares[seat] ?? 0, locale)}
          </span>
        );
      })}
    </span>
  );
}

/** `43 %`, in the way of the language. */
export function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
