import { needsFallback, variablesIn } from "../variable/variable";
import type { Block, Inline } from "./block";
import { linkVariable } from "./document-values";

/** What a document names, each once and in its order. */
export type DocumentParts = {
  /** Variables in the text and as targets of links. */
  variables: string[];
  /** Addresses that links lead to; variables are left out. */
  links: string[];
  /** Addresses of images. */
  images: string[];
  /** Variables that decide whether a block is shown. */
  conditions: string[];
  /** The fallback of each variable; the first that is not empty counts for the whole mail. */
  fallbacks: Record<string, string>;
  /** Whether the mail would show nothing. */
  isBlank: boolean;
};

type Found = {
  variables: Set<string>;
  links: Set<string>;
  images: Set<string>;
  conditions: Set<string>;
  fallbacks: Map<string, string>;
  isBlank: boolean;
};

export function documentParts({ content }: { content: readonly Block[] }): DocumentParts {
  const found: Found = {
    variables: new Set(),
    links: new Set(),
    images: new Set(),
    conditions: new Set(),
    fallbacks: new Map(),
    isBlank: true,
  };
  for (const block of content) collectBlock(block, found);
  return {
    variables: [...found.variables],
    links: [...found.links],
    images: [...found.images],
    conditions: [...found.conditions],
    fallbacks: Object.fromEntries(found.fallbacks),
    isBlank: found.isBlank,
  };
}

/** The variables that need a fallback and have none. */
export const missingFallbacks = (
  variables: readonly string[],
  fallbacks: Readonly<Partial<Record<string, string>>>,
): string[] =>
  variables.filter(
    (variable) => needsFallback(variable) && !(Object.hasOwn(fallbacks, variable) && fallbacks[variable]),
  );

function collectBlock(block: Block, found: Found): void {
  switch (block.type) {
    case "paragraph":
    case "heading":
      for (const one of block.content ?? []) collectInline(one, found);
      return;
    case "button":
      found.isBlank = false;
      collectText(block.attrs.label, found);
      collectLink(block.attrs.href, found);
      return;
    case "image":
      found.isBlank = false;
      found.images.add(block.attrs.src);
      collectText(block.attrs.alt, found);
      if (block.attrs.href) collectLink(block.attrs.href, found);
      return;
    case "divider":
    case "spacer":
    case "logo":
      return;
    case "conditional":
      found.conditions.add(block.attrs.variable);
      break;
  }
  for (const child of block.content) {
    if (child.type === "listItem" || child.type === "column") for (const one of child.content) collectBlock(one, found);
    else collectBlock(child, found);
  }
}

function collectInline(inline: Inline, found: Found): void {
  for (const mark of inline.marks ?? []) if (mark.type === "link") collectLink(mark.attrs.href, found);
  if (inline.type === "text") {
    if (inline.text.trim() !== "") found.isBlank = false;
    collectText(inline.text, found);
  }
  if (inline.type !== "variable") return;
  found.isBlank = false;
  const { id, fallback } = inline.attrs;
  found.variables.add(id);
  if (fallback !== "" && !found.fallbacks.has(id)) found.fallbacks.set(id, fallback);
}

function collectText(text: string, found: Found): void {
  for (const variable of variablesIn(text)) found.variables.add(variable);
}

function collectLink(href: string, found: Found): void {
  const variable = linkVariable(href);
  if (variable !== undefined) found.variables.add(variable);
  else if (href !== "") found.links.add(href);
}
