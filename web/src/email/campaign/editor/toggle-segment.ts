type Change = { id: string; isChosen: boolean };

/**
 * The chosen segments after a change of one of them. Those that were deleted are chosen no more.
 * @param known the segments that there are
 */
export function toggleSegment(chosen: readonly string[], { id, isChosen }: Change, known: readonly string[]): string[] {
  const others = chosen.filter((one) => one !== id && known.includes(one));
  return isChosen ? [...others, id] : others;
}
