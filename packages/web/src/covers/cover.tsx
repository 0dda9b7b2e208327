import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Mark } from '../common/mark';
import { useWords } from '../i18n/words';
import { fetchDrawing } from './fetch-drawing';
import { subtitles } from './lettering';
import './plates.css';

/* The plates are drawings in SVG files; they are put into the page, not linked, so that night watch can light their lamps. */
const plates = import.meta.glob<string>('./plates/*.svg', { query: '?url', import: 'default', eager: true });

interface CoverProps {
  readonly game: string;
  readonly title: string;
}

/** A game's cover: an atlas plate with its title cartouche. A game without a plate gets a plain one. */
export function Cover({ game, title }: CoverProps): ReactNode {
  const { locale } = useWords();
  const place = useRef<HTMLSpanElement>(null);
  const [drawing, setDrawing] = useState<string | undefined>(undefined);
  const address = plates[`./plates/${game}.svg`];
  useEffect(() => {
    let wanted = true;
    if (address !== undefined) void fetchDrawing(address).then((svg) => wanted && setDrawing(svg));
    return () => {
      wanted = false;
    };
  }, [address]);
  const lettering = subtitles[game];
  useEffect(() => {
    const element = place.current;
    if (element === null || drawing === undefined) return;
    // Our own file, fixed at build time.
    element.innerHTML = drawing;
    const set = (selector: string, text: string): void => {
      const line = element.querySelector(selector);
      if (line !== null) line.textContent = text;
    };
    set('.ttl', lettering?.title?.[locale] ?? title);
    set('.sub, .sub2', lettering?.sub[locale] ?? '');
  }, [drawing, locale, title, lettering]);
  if (address === undefined) {
    return (
      <span className="cover-plain">
        <Mark size={96} />
        {title}
      </span>
    );
  }
  return <span className="cover-plate" ref={place} />;
}
