import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Serious and critical findings on the page or in a part of it, each with where it is. */
export async function findings(page: Page, part?: string, without?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (part !== undefined) builder.include(part);
  if (without !== undefined) builder.exclude(without);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}
