import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Everything that axe finds on the page, or in a part of it, each with where it is. */
export async function faults(page: Page, part?: string, without?: string, impacts?: readonly string[]): Promise<string[]> {
  // All in the page itself, which has no frames, and told of nothing but what is wrong: what is in order, thousands of a
  // board's shapes, would be described, sent here, and sent on to an empty page to be put together.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) builder.include(part);
  if (without !== undefined) builder.exclude(without);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Serious and critical ones. */
export function findings(page: Page, part?: string, without?: string): Promise<string[]> {
  return faults(page, part, without, ['serious', 'critical']);
}
