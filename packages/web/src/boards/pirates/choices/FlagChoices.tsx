import { COUNTRIES, NOBODY, plundersOf } from '@quarterdeck/pirates';
import type { ReactNode } from 'react';
import { say } from '../../../kit';
import { Icon } from '../draw/Icon';
import { ownerOf } from '../draw/owner';
import { Pennant } from '../draw/Roundel';
import type { Props } from '../types';
import { Choice, Words } from './Choice';

/** The four countries: how often each has been plundered, and whose privateers sail for it. */
export function FlagChoices(props: Props): ReactNode {
  const { view, owners, speaker } = props;
  return (
    <div className="pi-row">
      {COUNTRIES.map((name, country) => {
        const holder = view.privateers[country] ?? NOBODY;
        return (
          <Choice key={name} props={props} move={{ kind: 'privateer', country }} className="pi-tile pi-tile-flag">
            <Icon name={`flag-${name}`} />
            <Words title={say(speaker, `country.${name}`)}>
              {holder === NOBODY ? (
                say(speaker, 'board.plundered', { n: plundersOf(view, country) })
              ) : (
                <>
                  <Pennant owner={ownerOf(owners, holder)} /> {props.names[holder]}
                </>
              )}
            </Words>
          </Choice>
        );
      })}
    </div>
  );
}
