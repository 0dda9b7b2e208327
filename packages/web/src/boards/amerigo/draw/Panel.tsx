import type { ReactNode, RefObject } from 'react';

interface PanelProps {
  readonly label: string;
  readonly viewBox: string;
  readonly className: string;
  readonly align?: 'xMinYMid' | 'xMidYMid';
  readonly drawing?: RefObject<SVGSVGElement | null>;
  readonly children: ReactNode;
}

/** A drawing with choices in it, named for those who do not see it. */
export function Panel({ label, viewBox, className, align = 'xMidYMid', drawing, children }: PanelProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg ref={drawing} viewBox={viewBox} className={className} preserveAspectRatio={align} role="group" aria-label={label}>
      {children}
    </svg>
  );
}
