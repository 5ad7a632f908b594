/**
 * The texts of a cell that are not options of its field yet: for a select the whole cell, for a multi-select each part,
 * split as in `understandCell`.
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
