import { Box } from "@chakra-ui/react";
import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { RICH_TEXT_STYLE } from "../../ui/rich-text/rich-text-style";

const TAGS = new Set(["p", "br", "strong", "em", "u", "s", "ul", "ol", "li", "h1", "h2", "h3", "blockquote", "hr"]);
const VOID_TAGS = new Set(["br", "hr"]);
const LINK = /^(https?:|mailto:|tel:)/i;

/**
 * Formatted text. The server has sanitized it; as a second safeguard, only the allowed tags are rendered, and no
 * attribute but a link's address.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, "text/html").body), [html]);
  return (
    <Box whiteSpace="pre-wrap" overflowWrap="anywhere" css={RICH_TEXT_STYLE}>
      {content}
    </Box>
  );
}

const childrenOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, place) => <Fragment key={place}>{toReact(node)}</Fragment>);

function toReact(node: Node): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (VOID_TAGS.has(tag)) return createElement(tag);
  const href = node.getAttribute("href") ?? "";
  if (tag === "a" && LINK.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {childrenOf(node)}
      </a>
    );
  }
  if (tag === "span" && node.hasAttribute("data-mention")) return <mark data-mention>{childrenOf(node)}</mark>;
  return TAGS.has(tag) ? createElement(tag, null, ...childrenOf(node)) : childrenOf(node);
}
