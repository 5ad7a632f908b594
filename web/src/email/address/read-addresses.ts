const QUOTES = /^"|"$/g;

/**
 * The addresses in pasted text or a CSV file, such as our own export: of each line the first cell with an at sign, or the
 * first cell. A header without an at sign is left out, and so is a repeated address.
 */
export function readAddresses(text: string): string[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .map(addressIn)
    .filter((address) => address !== "");
  const isHeader = lines.length > 1 && !lines[0]?.includes("@");
  return [...new Set(isHeader ? lines.slice(1) : lines)];
}

function addressIn(line: string): string {
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll(QUOTES, "").trim());
  return cells.find((cell) => cell.includes("@")) ?? cells[0] ?? "";
}
