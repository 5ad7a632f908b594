import type { RouterItem } from "@dure/domain/routing/router";

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** What the owner of a website pastes into it to show a router's own form in its text. */
export const formCode = ({ link, title }: Pick<RouterItem, "link" | "title">): string =>
  `<iframe src="${escaped(link)}" title="${escaped(title)}" style="width:100%;height:720px;border:0"></iframe>`;

/** What goes into each page of a website whose form is connected; it asks for nothing until the form is touched. */
export const snippetCode = ({ id, link }: Pick<RouterItem, "id" | "link">): string =>
  `<script async src="${new URL(link).origin}/form.js" data-router="${id}"></script>`;
