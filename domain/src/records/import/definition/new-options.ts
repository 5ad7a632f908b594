/**
 * What a cell says that is no option of its field yet: of a select the whole cell, of a multi-select each of its parts,
 * as `understandCell` divides them.
 */
export function newOptions(type: string, options: readonly { label: string }[], text: string): string[] {
  const plain = (label: string) => label.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
  const parts = (type === "multi-select" ? text.split(/[;,\n]/) : [text]).map((part) =>
    part.trim().replaceAll(/\s+/g, " "),
  );
  const known = new Set(options.map(({ label }) => plain(label)));
  return parts.filter((part) => {
    const isNew = part !== "" && !known.has(plain(part));
    known.add(plain(part));
    return isNew;
  });
}
