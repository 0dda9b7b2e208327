import type { Account } from '@quarterdeck/bots/luck';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import { change } from './change';

const PARTS = ['luck', 'own', 'others'] as const;

/** Why everybody's chance ended where it did: luck, one's own moves, the others' moves. */
export function Accounts({
  accounts,
  names,
  owners,
}: {
  readonly accounts: readonly Account[];
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
}): ReactNode {
  const { t, locale } = useWords();
  if (accounts.length === 0) return null;
  const most = Math.max(...accounts.flatMap((account) => PARTS.map((part) => Math.abs(account[part].value))), 0.01);
  return (
    <table className="accounts">
      <thead>
        <tr>
          <td />
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {t(`replay.account.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accounts.map((account, seat) => {
          const owner = owners[seat];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name, and never change places
            <tr key={seat}>
              <th scope="row">
                {owner && <Emblem owner={owner} size={14} />} {names[seat]}
              </th>
              {PARTS.map((part) => {
                const { value, error } = account[part];
                return (
                  <td key={part} title={t('replay.giveOrTake', { by: change(error, locale).slice(1) })}>
                    <span className="account-bar" aria-hidden="true">
                      {owner && (
                        <i
                          style={{
                            background: ownerColour(owner),
                            width: `${(50 * Math.abs(value)) / most}%`,
                            left: value < 0 ? `${50 - (50 * Math.abs(value)) / most}%` : '50%',
                          }}
                        />
                      )}
                    </span>
                    {change(value, locale)}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
