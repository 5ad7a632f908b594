/** The header fields of a message by their lower-case names, unfolded; undefined if it does not begin with any. */
export function mimeHeaders(message: string): Map<string, string> | undefined {
  const [head = "", body] = message.split(/\r?\n\r?\n/, 2);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const fields = lines.map((line) => /^([!-9;-~]+):\s*(.*)$/.exec(line));
  if (body === undefined || fields.some((field) => field === null)) return undefined;
  return new Map(fields.map((field): [string, string] => [field?.[1]?.toLowerCase() ?? "", field?.[2] ?? ""]));
}

/** The address in a field such as `"Mina" <mina@example.com>`. */
export const addressIn = (field = ""): string => (/<([^<>]+)>\s*$/.exec(field)?.[1] ?? field).trim().toLowerCase();

export const hasRecipient = (headers: Map<string, string>): boolean =>
  ["to", "cc", "bcc"].some((name) => addressIn(headers.get(name)).includes("@"));
