import type { Block, Inline, ListItem, Mark } from "./block";
import { isLinkTarget } from "./document-values";
import { splitVariables } from "./split-variables";

type Element = { tag: string; href: string; variable: string; children: Node[] };
type Node = Element | string;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>|([^<]+|<)/gi;
const VOID = new Set(["br", "hr"]);
const MARKS: Readonly<Record<string, Mark>> = {
  strong: { type: "bold" },
  em: { type: "italic" },
  u: { type: "underline" },
  s: { type: "strike" },
};
const HEADINGS: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3 };

/**
 * Sanitized HTML (functions/src/email/template/sanitize-content.ts) as a document: paragraphs, headings, lists, emphasis, links and
 * variables. Templates from before documents, and those of API clients that write HTML, become documents by it.
 * @param fallbacks the texts for variables without a value
 */
export function htmlToDocument(
  html: string,
  fallbacks: Readonly<Partial<Record<string, string>>>,
): { type: "doc"; content: Block[] } {
  const content = blocksOf(parse(html), fallbacks);
  return { type: "doc", content: content.length > 0 ? content : [paragraph([])] };
}

/** The elements of balanced HTML. A closing tag that nothing opened is ignored. */
function parse(html: string): Node[] {
  const root: Element = { tag: "", href: "", variable: "", children: [] };
  const open = [root];
  for (const [, closes, name = "", attributes = "", empty, text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(decode(text));
    else if (closes) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
    } else {
      const element = {
        tag,
        href: attribute(attributes, "href"),
        variable: attribute(attributes, "data-variable"),
        children: [],
      };
      parent.children.push(element);
      if (!empty && !VOID.has(tag)) open.push(element);
    }
  }
  return root.children;
}

const attribute = (attributes: string, name: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`, "i").exec(attributes)?.[1] ?? "");

const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
  amp: "&",
};

const decode = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

type Fallbacks = Readonly<Partial<Record<string, string>>>;

/** Text outside of any block becomes a paragraph of its own. */
function blocksOf(nodes: readonly Node[], fallbacks: Fallbacks): Block[] {
  const blocks: Block[] = [];
  let loose: Inline[] = [];
  const endLoose = () => {
    if (loose.some((inline) => inline.type !== "text" || inline.text.trim() !== "")) blocks.push(paragraph(loose));
    loose = [];
  };
  for (const node of nodes) {
    const made = typeof node === "string" ? undefined : blockOf(node, fallbacks);
    if (!made) {
      loose.push(...inlineOf(node, [], fallbacks));
      continue;
    }
    endLoose();
    blocks.push(...made);
  }
  endLoose();
  return blocks;
}

function blockOf(element: Element, fallbacks: Fallbacks): Block[] | undefined {
  const { tag, children } = element;
  const level = HEADINGS[tag];
  if (level) return [{ type: "heading", attrs: { level, textAlign: null }, content: allInline(children, fallbacks) }];
  if (tag === "p") return [paragraph(allInline(children, fallbacks))];
  if (tag === "hr") return [{ type: "divider" }];
  if (tag === "blockquote") return blocksOf(children, fallbacks);
  if (tag !== "ul" && tag !== "ol") return undefined;
  const content = children.flatMap((child) => (typeof child === "string" ? [] : [itemOf(child, fallbacks)]));
  return content.length > 0 ? [{ type: tag === "ul" ? "bulletList" : "orderedList", content }] : [];
}

/** A list's item has paragraphs and lists only. */
function itemOf({ children }: Element, fallbacks: Fallbacks): ListItem {
  const content = blocksOf(children, fallbacks).map(
    (block): Block => (block.type === "heading" ? paragraph(block.content ?? []) : block),
  );
  const fitting = content.filter(({ type }) => ["paragraph", "bulletList", "orderedList"].includes(type));
  return { type: "listItem", content: fitting.length > 0 ? fitting : [paragraph([])] };
}

const paragraph = (content: Inline[]): Block => ({ type: "paragraph", attrs: { textAlign: null }, content });

const allInline = (nodes: readonly Node[], fallbacks: Fallbacks): Inline[] =>
  nodes.flatMap((node) => inlineOf(node, [], fallbacks));

function inlineOf(node: Node, marks: readonly Mark[], fallbacks: Fallbacks): Inline[] {
  if (typeof node === "string") return splitVariables(node.replaceAll(/[\n\r\t]+/g, " "), marks, fallbacks);
  if (node.tag === "br") return [{ type: "hardBreak" }];
  if (node.variable) return splitVariables(`{{${node.variable}}}`, marks, fallbacks);
  const mark = node.tag === "a" && isLinkTarget(node.href) ? linkTo(node.href) : MARKS[node.tag];
  const isKnown = mark && !marks.some(({ type }) => type === mark.type);
  return node.children.flatMap((child) => inlineOf(child, isKnown ? [...marks, mark] : marks, fallbacks));
}

const linkTo = (href: string): Mark => ({ type: "link", attrs: { href } });
