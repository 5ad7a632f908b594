type Change = { id: string; isChosen: boolean };

/**
 * The chosen segments after one was chosen or removed. Deleted segments are dropped.
 * @param known the ids of all existing segments
 */
export function toggleSegment(chosen: readonly string[], { id, isChosen }: Change, known: readonly string[]): string[] {
  const others = chosen.filter((one) => one !== id && known.includes(one));
  return isChosen ? [...others, id] : others;
}
