import { type ReactNode, useEffect, useRef } from 'react';
import { fetchDrawing } from './fetch-drawing';
import shoal from './shoal.svg?url';

/** A faint chart margin behind the head of the page: depth contours of an unseen coast. */
export function Shoal(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An ornament: it comes when everything else is there.
    void fetchDrawing(shoal).then((drawing) => {
      if (place.current !== null) place.current.innerHTML = drawing;
    });
  }, []);
  return <div className="shoal-place" aria-hidden="true" ref={place} />;
}
