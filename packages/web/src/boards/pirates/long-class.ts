/** A class for names that need narrower type to fit on a card. */
export function longClass(name: string): string | undefined {
  return name.length > 11 ? 'pi-long' : undefined;
}
