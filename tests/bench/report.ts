/** The value below which a share of the sorted values lies; `share` 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

/** Prints the figures and the goals, last as one JSON line; the process fails when a goal is missed. */
export function report(name: string, figures: Record<string, number | string>, goals: Record<string, boolean>): void {
  const width = Math.max(...Object.keys(figures).map((key) => key.length));
  for (const [key, value] of Object.entries(figures)) console.log(`${key.padEnd(width)}  ${value}`);
  for (const [goal, holds] of Object.entries(goals)) console.log(`${holds ? "holds " : "MISSED"}  ${goal}`);
  console.log(JSON.stringify({ bench: name, figures, goals }));
  process.exitCode = Object.values(goals).every(Boolean) ? 0 : 1;
}
