export const EMBED_MODES = ["inline", "popup", "button"] as const;
export type EmbedMode = (typeof EMBED_MODES)[number];

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** The id of a booking page or a form. */
type Embedded = { kind: "page" | "form"; id: string; link: string; title: string };

/**
 * The HTML that a website's owner pastes (docs/embed.md): inline, as a popup, or with a floating button.
 * @param label the text of the link or button
 */
export function embedCode({ kind, id, link, title }: Embedded, mode: EmbedMode, label: string): string {
  const button = mode === "button" ? ` data-label="${escaped(label)}"` : "";
  const source = `${new URL(link).origin}/embed.js`;
  const script = `<script async src="${source}" data-${kind}="${id}" data-mode="${mode}"${button} data-title="${escaped(title)}"></script>`;
  return mode === "popup"
    ? `<a href="${escaped(link)}" data-dure-${kind}="${id}">${escaped(label)}</a>\n${script}`
    : script;
}
