import { frameAddress } from "./frame-address";
import type { EmbedOptions } from "./options";
import { style } from "./style";

type Message = { type: string; height?: number };

/** Tells the website, as an event of its document. */
export const dispatchToWebsite = (type: string, detail: object): boolean =>
  document.dispatchEvent(new CustomEvent(`dure:${type}`, { detail }));

const FORWARDED_EVENTS = new Set(["page_viewed", "slot_chosen", "booked", "submitted"]);

/**
 * A frame with the page in it. Only what this very frame says from the app's origin is heard; what is meant for the website
 * is told on.
 */
export function createFrame(options: EmbedOptions, hear: (message: Message) => void): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = options.title;
  frame.src = frameAddress(options, location);
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
    // A frame whose scheme is another than its page's is painted white.
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
