/**
 * People in the order in which one of many things is offered to them: it begins with each of them equally often, and is
 * the same whenever the same thing is asked about.
 * @param thing its id, spread by FNV-1a
 */
export function rotateFrom(people: readonly string[], thing: string): string[] {
  let hash = 0x811c9dc5;
  for (const letter of thing) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const first = people.length === 0 ? 0 : hash % people.length;
  return [...people.slice(first), ...people.slice(0, first)];
}
