import { type ReactNode, useEffect, useRef } from 'react';

/** A faint chart margin behind the head of the page: depth contours of an unseen coast. */
export function Shoal(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An ornament: it comes when everything else is there.
    void import('./shoal.svg?raw').then(({ default: drawing }) => {
      if (place.current !== null) place.current.innerHTML = drawing;
    });
  }, []);
  return <div className="shoal-place" aria-hidden="true" ref={place} />;
}
