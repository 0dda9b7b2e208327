/** A line that fills up while long work goes on; only where a person watches. */
export interface Progress {
  step(done: number, total: number): void;
  end(): void;
}

export function progress(label: string): Progress {
  const { stderr } = process;
  if (!stderr.isTTY) return { step: () => {}, end: () => {} };
  const started = Date.now();
  let drawn = 0;
  return {
    step(done, total) {
      const now = Date.now();
      if (now - drawn < 100 && done < total) return;
      drawn = now;
      const width = 28;
      const filled = Math.round((done / total) * width);
      const left = done === 0 ? '' : `, ${duration(((now - started) / done) * (total - done))} left`;
      stderr.write(`\r${label} ${'█'.repeat(filled)}${'·'.repeat(width - filled)} ${done}/${total}${left}   `);
    },
    end() {
      stderr.write('\r\x1b[2K');
    },
  };
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What a person wants to know, apart from what the command prints for use elsewhere. */
export function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** One JSON value on a line of its own, for programs that read it. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** Rows with their columns aligned; figures to the right. */
export function printTable(rows: ReadonlyArray<readonly string[]>): void {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  }
  for (const row of rows) {
    print(
      row
        .map((cell, i) => (/^[-+\d.,% –]+$/.test(cell) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
  }
}
