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

const tag = document.currentScript;
const options = tag instanceof HTMLScriptElement ? optionsOf(tag.src, tag.dataset) : undefined;
if (tag instanceof HTMLScriptElement && options) {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => embed(options, tag));
  else embed(options, tag);
}
