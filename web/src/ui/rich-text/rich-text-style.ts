/** Restores list, heading and link styles that the CSS reset removes. */
export const RICH_TEXT_STYLE = {
  "& p + p": { marginTop: "1" },
  "& :is(h1, h2, h3)": { fontWeight: "semibold", marginBlock: "1" },
  "& :is(h1, h2)": { textStyle: "md" },
  "& ul": { listStyleType: "disc", paddingInlineStart: "5" },
  "& ol": { listStyleType: "decimal", paddingInlineStart: "5" },
  "& blockquote": { borderInlineStartWidth: "2px", paddingInlineStart: "3", color: "fg.muted" },
  "& hr": { marginBlock: "2" },
  "& [data-mention]": { color: "brand.fg", bg: "brand.subtle", rounded: "sm", paddingInline: "0.5" },
  "& a": { color: "brand.fg", textDecoration: "underline" },
};
