export type Mark = "bold" | "italic" | "list" | "link";

type Selection = { start: number; end: number };

const AROUND = { bold: "**", italic: "*" } as const;
const ADDRESS = "https://";

/** Adds a mark to the selected text or removes it; returns the new text and selection. */
export function markText(text: string, { start, end }: Selection, mark: Mark): Selection & { text: string } {
  if (mark === "list") return markLines(text, { start, end });
  const chosen = text.slice(start, end);
  if (mark === "link") {
    const made = `[${chosen}](${ADDRESS})`;
    const at = chosen === "" ? start + 1 : start + made.length - 1;
    return { text: text.slice(0, start) + made + text.slice(end), start: at, end: at };
  }
  const sign = AROUND[mark];
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (before.endsWith(sign) && after.startsWith(sign) && !(mark === "italic" && before.endsWith("**")))
    return {
      text: before.slice(0, -sign.length) + chosen + after.slice(sign.length),
      start: start - sign.length,
      end: end - sign.length,
    };
  return { text: before + sign + chosen + sign + after, start: start + sign.length, end: end + sign.length };
}

/** Makes the selected lines a list; if all of them are items already, makes them plain lines. */
function markLines(text: string, { start, end }: Selection): Selection & { text: string } {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
  const lines = text.slice(from, to).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const made = lines.map((line) => (isList ? line.slice(2) : line.startsWith("- ") ? line : `- ${line}`)).join("\n");
  return { text: text.slice(0, from) + made + text.slice(to), start: from, end: from + made.length };
}
