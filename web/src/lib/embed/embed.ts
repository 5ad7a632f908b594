import { openFromButton, openFromElements } from "./openers";
import { type EmbedOptions, optionsOf } from "./options";
import { placeInline } from "./place-inline";
import { createPopup } from "./popup";

/** The script that a website loads, once per embedded page or form (docs/embed.md). */
function embed(options: EmbedOptions, tag: HTMLElement): void {
  if (options.mode === "inline") placeInline(options, tag);
  else if (options.mode === "button") openFromButton(options, createPopup(options));
  else openFromElements(options, createPopup(options));
}

/** Waits for the website's tracking code, if it has one, so that the frame gets the visitor's id. */
function afterTracking({ origin }: EmbedOptions, begin: () => void): void {
  const tracking = document.querySelector<HTMLScriptElement>(`script[src="${origin}/t.js"]`);
  if (!tracking || "ready" in tracking.dataset) begin();
  else for (const type of ["load", "error"]) tracking.addEventListener(type, begin);
}

const tag = document.currentScript;
const options = tag instanceof HTMLScriptElement ? optionsOf(tag.src, tag.dataset) : undefined;
if (tag instanceof HTMLScriptElement && options) {
  const begin = () => afterTracking(options, () => embed(options, tag));
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
}
