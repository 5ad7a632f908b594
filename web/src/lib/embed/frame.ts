import { keptVisitorId } from "../public/visitor-id";
import { frameAddress } from "./frame-address";
import type { EmbedOptions } from "./options";
import { style } from "./style";

type Message = { type: string; height?: number };

/** Dispatches an event on the website's document. */
export const dispatchToWebsite = (type: string, detail: object): boolean =>
  document.dispatchEvent(new CustomEvent(`dure:${type}`, { detail }));

const FORWARDED_EVENTS = new Set(["page_viewed", "slot_chosen", "booked", "submitted"]);

/**
 * Creates the frame. Messages count only from this frame and the app's origin; those meant for the website are
 * dispatched on its document.
 */
export function createFrame(options: EmbedOptions, hear: (message: Message) => void): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = options.title;
  frame.src = frameAddress(options, { origin: location.origin, search: location.search, visitor: keptVisitorId() });
  style(frame, {
    display: "block",
    position: "static",
    float: "none",
    width: "100%",
    "min-width": "0",
    "max-width": "none",
    "min-height": "0",
    "max-height": "none",
    "aspect-ratio": "auto",
    margin: "0",
    padding: "0",
    border: "0",
    // The browser paints a frame white if its color scheme differs from the page's.
    "color-scheme": options.theme === "system" ? "light dark" : options.theme,
  });
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (!frame.isConnected) removeEventListener("message", listen);
    if (origin !== options.origin || !source || source !== frame.contentWindow || data?.source !== "dure") return;
    const { source: _, type, ...detail } = data;
    if (FORWARDED_EVENTS.has(type)) dispatchToWebsite(type, detail);
    hear({ type, ...detail });
  };
  addEventListener("message", listen);
  return frame;
}
