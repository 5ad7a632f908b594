const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option that a key leads to, round the ends; undefined for other keys and without options. */
export function nextOption(key: string, options: readonly string[], active: string | undefined): string | undefined {
  const step = STEPS[key];
  if (step === undefined || options.length === 0) return undefined;
  const from = active === undefined ? -1 : options.indexOf(active);
  if (from === -1) return options.at(step > 0 ? 0 : -1);
  return options[(from + step + options.length) % options.length];
}
