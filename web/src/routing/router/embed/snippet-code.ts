import type { RouterItem } from "@dure/domain/routing/router/router";

/** What goes into each page of a website whose form is connected; it asks for nothing until the form is touched. */
export const snippetCode = ({ id, link }: Pick<RouterItem, "id" | "link">): string =>
  `<script async src="${new URL(link).origin}/form.js" data-router="${id}"></script>`;
