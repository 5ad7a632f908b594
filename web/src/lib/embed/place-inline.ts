import { availableHeight } from "./available-height";
import { createFrame } from "./frame";
import type { EmbedOptions } from "./options";
import { style } from "./style";

/** The height until the page reports its own. */
const FIRST_PX = 640;

/** Inserts the frame at the script tag, or into the element that the tag names. */
export function placeInline(options: EmbedOptions, tag: HTMLElement): void {
  let wantedPx = FIRST_PX;
  const fit = () => style(frame, { height: `${availableHeight(frame, wantedPx)}px` });
  const frame = createFrame(options, ({ type, height }) => {
    if (type !== "height" || !height) return;
    wantedPx = height;
    fit();
  });
  frame.loading = "lazy";
  const target = options.target ? document.querySelector(options.target) : undefined;
  if (target) target.append(frame);
  else tag.after(frame);
  fit();
  addEventListener("resize", fit);
}
