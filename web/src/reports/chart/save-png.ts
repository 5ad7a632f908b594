import { saveFile } from "../../lib/http/create-download";
import { seriesColor } from "./chart-theme";
import { seriesPattern } from "./pattern/series-pattern";

/** The styles that the picture must include, because CSS variables don't exist outside of the page. */
const STYLES = ["fill", "stroke", "font-family", "font-size", "font-weight", "opacity", "stroke-width"] as const;
const SCALE = 2;

const LEGEND = { row: 20, box: 10, gap: 14, font: 12 } as const;

/**
 * Saves the drawing inside an element as a picture, with its legend below, on the panel's own background.
 * @throws if there is no drawing
 */
export async function savePng(element: HTMLElement, name: string): Promise<void> {
  const drawing = element.querySelector("svg");
  if (!drawing) throw new Error("There is no drawing to save.");
  const { width, height } = drawing.getBoundingClientRect();
  const source = new XMLSerializer().serializeToString(withStyles(drawing, width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  const font = `${LEGEND.font}px ${getComputedStyle(element).fontFamily}`;
  context.font = font;
  const legend = placeLegend(element, width, (label) => context.measureText(label).width);
  const rows = (legend.at(-1)?.row ?? -1) + 1;
  canvas.width = width * SCALE;
  canvas.height = (height + rows * LEGEND.row) * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, width, height + rows * LEGEND.row);
  context.drawImage(image, 0, 0, width, height);
  Object.assign(context, { font, textBaseline: "middle" });
  for (const { label, place, x, row } of legend) {
    const y = height + row * LEGEND.row + LEGEND.row / 2;
    drawSwatch(context, { place, x, y });
    context.fillStyle = getComputedStyle(element).color;
    context.fillText(label, x + LEGEND.box + 5, y);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The browser made no picture.");
  saveFile(blob, `${name}.png`);
}

type Entry = { label: string; place: number; x: number; row: number };

/** The entries of the legend that the page shows, in rows as wide as the picture. */
function placeLegend(element: HTMLElement, width: number, widthOf: (label: string) => number): Entry[] {
  const labels = [...element.querySelectorAll("[data-legend] p")].map((one) => one.textContent ?? "");
  let [x, row] = [0, 0];
  return labels.map((label, place) => {
    const taken = LEGEND.box + 5 + widthOf(label) + LEGEND.gap;
    if (x > 0 && x + taken > width) [x, row] = [0, row + 1];
    const entry = { label, place, x, row };
    x += taken;
    return entry;
  });
}

/** A square in a series' color, striped if the color repeats. */
function drawSwatch(context: CanvasRenderingContext2D, { place, x, y }: { place: number; x: number; y: number }): void {
  const variable = seriesColor(place).slice("var(".length, -1);
  const top = y - LEGEND.box / 2;
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(variable);
  context.fillRect(x, top, LEGEND.box, LEGEND.box);
  if (!seriesPattern(place)) return;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  for (let line = 2; line < LEGEND.box; line += 4) context.fillRect(x, top + line, LEGEND.box, 1.5);
}

/** A copy of a drawing in which each element has its computed styles inline. */
function withStyles(drawing: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [place, part] of [drawing, ...drawing.querySelectorAll("*")].entries()) {
    const styles = getComputedStyle(part);
    for (const name of STYLES) copies[place]?.setAttribute(name, styles.getPropertyValue(name));
    copies[place]?.removeAttribute("style");
  }
  return copy;
}
