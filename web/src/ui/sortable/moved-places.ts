/** Which item of a list was moved, and to which place; undefined where none was, or more than one. */
export function movedPlaces(before: readonly string[], after: readonly string[]) {
  const first = before.findIndex((id, place) => id !== after[place]);
  const last = before.findLastIndex((id, place) => id !== after[place]);
  if (first < 0) return undefined;
  const moved = before[first] === after[last] ? { from: first, to: last } : { from: last, to: first };
  const others = before.toSpliced(moved.from, 1);
  const isOne = others.toSpliced(moved.to, 0, before[moved.from] ?? "").every((id, place) => id === after[place]);
  return isOne ? moved : undefined;
}
