/** A percentile of values; a `share` of 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return Math.round(value * 10) / 10;
}

/** Prints figures and goals, and again as one JSON line at the end. The process fails if a goal is missed. */
export function report(name: string, figures: Record<string, number | string>, goals: Record<string, boolean>): void {
  const width = Math.max(...Object.keys(figures).map((key) => key.length));
  for (const [key, value] of Object.entries(figures)) console.log(`${key.padEnd(width)}  ${value}`);
  for (const [goal, holds] of Object.entries(goals)) console.log(`${holds ? "holds " : "MISSED"}  ${goal}`);
  console.log(JSON.stringify({ bench: name, figures, goals }));
  process.exitCode = Object.values(goals).every(Boolean) ? 0 : 1;
}
