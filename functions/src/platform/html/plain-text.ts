import { convert } from "html-to-text";

/** Sanitized HTML as plain text. Links keep their addresses, pictures are left out. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      ...["h1", "h2", "h3"].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "a", options: { hideLinkHrefIfSameAsText: true, linkBrackets: ["(", ")"] } },
      { selector: "img", format: "skip" },
    ],
  });
