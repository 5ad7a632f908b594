import type { Sending } from "../state";
import { replaceLinks } from "./links";

/** A mail's HTML as its recipient gets it: links lead through the stand-in, and a pixel reports the open. */
export function trackedHtml(sending: Sending, index: number, html: string, origin: string): string {
  const { click_tracking: clicks, open_tracking: opens } = sending.body.tracking_settings ?? {};
  const token = encodeURIComponent(`${sending.id}.${index}`);
  const linked = clicks?.enable
    ? replaceLinks(html, (place) => `${origin}/ls/click?upn=${token}&amp;link=${place}`)
    : html;
  if (!opens?.enable) return linked;
  const pixel = `<img src="${origin}/wf/open?upn=${token}" alt="" width="1" height="1">`;
  return /<\/body>/i.test(linked) ? linked.replace(/<\/body>/i, `${pixel}</body>`) : linked + pixel;
}
