/** One measured figure; with a ratio where something else was measured beside it in the same run. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  readonly against?: string;
}

const json = process.argv.includes('--json');

export function report(figure: Figure): void {
  if (json) {
    process.stdout.write(`${JSON.stringify(figure)}\n`);
    return;
  }
  const ratio = figure.ratio === undefined ? '' : `   ${figure.ratio.toFixed(1)} × ${figure.against ?? ''}`;
  process.stdout.write(`${figure.name.padEnd(52)} ${rounded(figure.value).padStart(12)} ${figure.unit}${ratio}\n`);
}

function rounded(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
