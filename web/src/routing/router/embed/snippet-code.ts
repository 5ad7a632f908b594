import type { RouterItem } from "@dure/domain/routing/router/router";

/** The snippet for each page of a website with a connected form. It requests nothing until the form is used. */
export const snippetCode = ({ id, link }: Pick<RouterItem, "id" | "link">): string =>
  `<script async src="${new URL(link).origin}/form.js" data-router="${id}"></script>`;
