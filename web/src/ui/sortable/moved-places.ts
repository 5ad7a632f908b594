/** The old and the new index of the item that was moved; undefined if none or more than one was moved. */
export function movedPlaces(before: readonly string[], after: readonly string[]) {
  const first = before.findIndex((id, place) => id !== after[place]);
  const last = before.findLastIndex((id, place) => id !== after[place]);
  if (first < 0) return undefined;
  const moved = before[first] === after[last] ? { from: first, to: last } : { from: last, to: first };
  const others = before.toSpliced(moved.from, 1);
  const isOne = others.toSpliced(moved.to, 0, before[moved.from] ?? "").every((id, place) => id === after[place]);
  return isOne ? moved : undefined;
}
