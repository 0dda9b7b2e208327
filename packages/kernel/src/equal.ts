/** Whether two values of plain data are the same in every part. */
export function equal(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === undefined;
}

/** Where two values of plain data first differ, as a path with both values; undefined when equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return describe(path, a, b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b)) return describe(path, a, b);
    if (a.length !== b.length) return describe(`${path}.length`, a.length, b.length);
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      const difference = firstDifference(a[i], b[i], `${path}[${i}]`);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (Array.isArray(b)) return describe(path, a, b);
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key in left) {
    if (left[key] === right[key]) continue;
    const difference = firstDifference(left[key], right[key], `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  for (const key in right) {
    if (right[key] !== undefined && left[key] === undefined) return describe(`${path}.${key}`, left[key], right[key]);
  }
  return undefined;
}

function describe(path: string, a: unknown, b: unknown): string {
  return `${path || 'value'}: ${short(a)} is not ${short(b)}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
