/*
 * An invitation opens its table for good: whoever came by the link once finds the table again without it, by the
 * address alone, from the list of games or after a reload. The server does not know those who only look on, so the
 * browser remembers.
 */

const keyOf = (table: string): string => `quarterdeck-invite-${table}`;

/** The invitation to a table: the one that the link brought, or else the one it brought once. */
export function invitationTo(table: string, brought?: string): string | undefined {
  try {
    if (brought !== undefined) localStorage.setItem(keyOf(table), brought);
    return brought ?? localStorage.getItem(keyOf(table)) ?? undefined;
  } catch {
    // Without storage the link itself has to be kept.
    return brought;
  }
}

/** The same, as part of a question to the server. */
export function invitedTo(table: string, brought?: string): { readonly invite?: string } {
  const invite = invitationTo(table, brought);
  return invite === undefined ? {} : { invite };
}
