import { saveFile } from "../../lib/http/create-download";

/** What a picture must say of itself: outside the page nobody knows its variables. */
const STYLES = ["fill", "stroke", "font-family", "font-size", "font-weight", "opacity", "stroke-width"] as const;
const SCALE = 2;

/** Saves the drawing inside an element as a picture, on the panel's own background. @throws if there is no drawing */
export async function savePng(element: HTMLElement, name: string): Promise<void> {
  const drawing = element.querySelector("svg");
  if (!drawing) throw new Error("There is no drawing to save.");
  const { width, height } = drawing.getBoundingClientRect();
  const source = new XMLSerializer().serializeToString(withStyles(drawing, width, height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("The browser made no picture.");
  saveFile(blob, `${name}.png`);
}

/** A copy of a drawing in which each part carries the styles that the page gives it. */
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
