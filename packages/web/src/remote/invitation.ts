/*
 * An invitation opens its table for good: whoever came by the link once finds the table again without it, by the
 * address alone, from the list of games or after a reload. The server does not know those who only look on, so the
 * browser remembers, for the latest tables.
 */

const KEY = 'quarterdeck.invitations';

/** Tables whose invitations are kept; more than anybody goes back to. */
const KEPT = 100;

/** Tables with their invitations, the latest first. */
type Kept = readonly (readonly [table: string, invite: string])[];

/** The invitation to a table: the one that the link brought, or else the one it brought once. */
export function invitationTo(table: string, brought?: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
    if (brought === undefined) return kept.find(([of]) => of === table)?.[1];
    const others = kept.filter(([of]) => of !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, brought], ...others].slice(0, KEPT)));
    return brought;
  } catch {
    // Without storage the link itself has to be kept.
    return brought;
  }
}

/** The same, as part of a question to the server. */
export function invitedTo(table: string): { readonly invite?: string } {
  const invite = invitationTo(table);
  return invite === undefined ? {} : { invite };
}
