/**
 * Rotates the people by a hash of the id, so that each comes first equally often and the order is stable per id.
 * @param thing the id, hashed by FNV-1a
 */
export function rotateByHash(people: readonly string[], thing: string): string[] {
  let hash = 0x811c9dc5;
  for (const letter of thing) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const first = people.length === 0 ? 0 : hash % people.length;
  return [...people.slice(first), ...people.slice(0, first)];
}
