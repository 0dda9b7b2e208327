/**
 * Moves that are listed by the dozen are made once, when they are first asked for, and shared: they never
 * change, and listing them then costs no allocation.
 */
export function kept<T>(make: (index: number) => T): (index: number) => T {
  const made: (T | undefined)[] = [];
  return (index) => {
    const known = made[index];
    if (known !== undefined) return known;
    const fresh = make(index);
    made[index] = fresh;
    return fresh;
  };
}
