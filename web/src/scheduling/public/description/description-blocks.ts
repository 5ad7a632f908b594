/** A run of a description's text: plain, bold, italic, or a link. */
export type Run = { text: string; bold?: true; italic?: true; url?: string };
export type Block = { type: "paragraph"; lines: Run[][] } | { type: "list"; items: Run[][] };

const ITEM = /^\s*[-*•]\s+/;
const MARK =
  /\*\*(.+?)\*\*|(?<![\w*])\*(\S(?:[^*]*?\S)?)\*(?![\w*])|\[([^\]]+)\]\((https?:\/\/[^\s<>")]+)\)|(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/**
 * Parses a description: `**bold**`, `*italic*`, `[a link](https://…)`, addresses, and lines that begin with a dash. All
 * other text is kept as it is.
 */
export function descriptionBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    const runs = runsOf(line.replace(ITEM, ""));
    if (ITEM.test(line)) {
      if (last?.type === "list") last.items.push(runs);
      else blocks.push({ type: "list", items: [runs] });
    } else if (line.trim() === "") blocks.push({ type: "paragraph", lines: [] });
    else if (last?.type === "paragraph") last.lines.push(runs);
    else blocks.push({ type: "paragraph", lines: [runs] });
  }
  return blocks.filter((block) => block.type === "list" || block.lines.length > 0);
}

function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of line.matchAll(MARK)) {
    const [whole, bold, italic, label, target, url] = found;
    if (found.index > at) runs.push({ text: line.slice(at, found.index) });
    if (bold !== undefined) runs.push({ text: bold, bold: true });
    else if (italic !== undefined) runs.push({ text: italic, italic: true });
    else if (target !== undefined) runs.push({ text: label ?? target, url: target });
    else if (url !== undefined) runs.push({ text: url, url });
    at = found.index + whole.length;
  }
  return at < line.length ? [...runs, { text: line.slice(at) }] : runs;
}
