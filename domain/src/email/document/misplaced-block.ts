import type { Block } from "./block";

/** Deepest nesting: a section's condition with columns and a list in a list. */
const MAX_DEPTH = 8;

const CONTAINERS = ["section", "columns", "conditional"] as const;
type Container = (typeof CONTAINERS)[number];
const isContainer = (type: string): type is Container => CONTAINERS.some((one) => one === type);

/**
 * Which blocks each container must not hold: rows within rows break in Outlook, and nested conditions are confusing.
 */
const FORBIDDEN: Readonly<Record<Container, readonly string[]>> = {
  section: ["section"],
  columns: ["section", "columns"],
  conditional: ["conditional"],
};
const IN_LIST = ["paragraph", "bulletList", "orderedList"];

type Where = { within: readonly Container[]; isList: boolean; depth: number };

/** The path of the first block at a place where it can't be, or undefined. */
export const misplacedBlock = (blocks: readonly Block[]): (string | number)[] | undefined =>
  problemIn(blocks, { within: [], isList: false, depth: 1 });

function problemIn(blocks: readonly Block[], where: Where): (string | number)[] | undefined {
  for (const [at, block] of blocks.entries()) {
    const inside = problemOf(block, where);
    if (inside) return [at, ...inside];
  }
  return undefined;
}

function problemOf(block: Block, where: Where): (string | number)[] | undefined {
  if (where.depth > MAX_DEPTH) return [];
  if (where.isList && !IN_LIST.includes(block.type)) return [];
  if (where.within.some((container) => FORBIDDEN[container].includes(block.type))) return [];
  if (!("content" in block) || block.type === "paragraph" || block.type === "heading") return undefined;
  const depth = where.depth + 1;
  if (block.type === "section" || block.type === "conditional")
    return prefixed(["content"], problemIn(block.content, { ...where, within: [...where.within, block.type], depth }));
  const within = isContainer(block.type) ? [...where.within, block.type] : where.within;
  const isList = block.type !== "columns";
  for (const [at, child] of block.content.entries()) {
    const inside = problemIn(child.content, { within, isList, depth });
    if (inside) return ["content", at, "content", ...inside];
  }
  return undefined;
}

const prefixed = (prefix: readonly string[], path: (string | number)[] | undefined) => path && [...prefix, ...path];
