const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const attribute = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * What the owner of a website pastes into it: the page in a frame that takes the height it needs. The frame is told
 * apart by its own window, so several pages may stand on one site.
 */
export function embedCode({ link, title }: { link: string; title: string }): string {
  const { origin } = new URL(link);
  return `<iframe src="${attribute(link)}" title="${attribute(title)}" data-dure style="width:100%;height:720px;border:0;color-scheme:light" loading="lazy"></iframe>
<script>
addEventListener("message", function (event) {
  if (event.origin !== "${origin}" || !event.data || event.data.source !== "dure" || event.data.type !== "height") return;
  document.querySelectorAll("iframe[data-dure]").forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = event.data.height + "px";
  });
});
</script>`;
}
