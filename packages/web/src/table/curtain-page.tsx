import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import type { Curtain } from './use-hot-seat';
import './curtain-page.css';

interface CurtainPageProps {
  readonly curtain: Curtain;
  readonly name: string;
  readonly owner: Owner | undefined;
}

/** Stands instead of the table while the device goes from hand to hand. */
export function CurtainPage({ curtain, name, owner }: CurtainPageProps): ReactNode {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not the button: whoever confirmed with Enter must not lift the curtain with a second one.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className="curtain">
      {owner && <Emblem owner={owner} size={56} />}
      <h1 ref={heading} tabIndex={-1}>
        {t('curtain.hand', { name })}
      </h1>
      <p>{t('curtain.why', { name })}</p>
      <button type="button" className="button button-go" disabled={curtain.lifting} onClick={curtain.lift}>
        {t('curtain.lift', { name })}
      </button>
    </main>
  );
}
