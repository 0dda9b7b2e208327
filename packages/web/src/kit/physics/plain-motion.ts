const told = new Set<string>();

/** Says why motion is plain: one line for each reason, however often it is met. */
export function without(why: string): undefined {
  if (!told.has(why)) console.info(`Plain motion: ${why}.`);
  told.add(why);
  return undefined;
}
