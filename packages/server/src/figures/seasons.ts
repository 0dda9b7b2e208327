/** A season is a quarter of a year, by universal time. */
export interface Season {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export function seasonAt(at: number): Season {
  const date = new Date(at);
  return quarter(date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3));
}

/** By its name, such as `2026-4`; the schema has seen to its form. */
export function seasonOf(name: string): Season {
  const [year = '', quarterOf = ''] = name.split('-');
  return quarter(Number(year), Number(quarterOf) - 1);
}

export function seasonBefore({ from }: Season): Season {
  return seasonAt(from - 1);
}

function quarter(year: number, index: number): Season {
  return { name: `${year}-${index + 1}`, from: Date.UTC(year, index * 3), to: Date.UTC(year, index * 3 + 3) };
}
