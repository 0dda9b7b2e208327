// Only tests that name a rule may notice a mutant.
import { beforeEach } from 'vitest';

beforeEach(({ task, skip }) => {
  const names = [];
  for (let part = task; part !== undefined; part = part.suite) names.push(part.name);
  if (!/\b[A-Z]{2}X?-[A-Z]?\d+/.test(names.join(' '))) skip();
});
