import type { ReactNode, Ref } from 'react';
import { useWords } from '../i18n/words';
import { RuleLink } from '../kit/rule-link';
import './guide.css';

export interface Astray {
  /** What was touched. */
  readonly title: string;
  /** What it is good for, and that it comes later. */
  readonly text: string;
  /** The rule behind it. */
  readonly rule?: string | undefined;
}

interface CaptionProps {
  readonly box: Ref<HTMLDivElement>;
  readonly at: { readonly left: number; readonly top: number };
  readonly chapter: string;
  readonly place: string;
  /** The act, as a heading; absent where there is only something to read. */
  readonly act: string | undefined;
  readonly text: string;
  readonly why: string | undefined;
  readonly astray: Astray | undefined;
  readonly children: ReactNode;
}

/** What the guide says, beside what it speaks of. */
export function GuideCaption({ box, at, chapter, place, act, text, why, astray, children }: CaptionProps): ReactNode {
  const { t } = useWords();
  return (
    <div ref={box} className="guide-caption" role="status" data-gesture style={at}>
      {astray !== undefined && (
        <div className="guide-astray">
          <b>{astray.title}</b>
          <p>
            {astray.text} {astray.rule !== undefined && <RuleLink rule={astray.rule} />}
          </p>
        </div>
      )}
      <small className="guide-place">
        {chapter} · {place}
      </small>
      {act !== undefined && <h2>{act}</h2>}
      <p>{text}</p>
      {why !== undefined && (
        <p className="guide-why">
          <b>{t('guide.why')}</b> {why}
        </p>
      )}
      <div className="guide-buttons">{children}</div>
    </div>
  );
}
