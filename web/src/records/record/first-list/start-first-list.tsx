/** @jsxImportSource preact */
import { render } from "preact";
import { cover } from "../../../lib/start/cover";
import { preloadApp } from "../../../lib/start/preload-app";
import { FirstList } from "./first-list";
import type { ListSnapshot } from "./list-snapshot";

/** The app starts after this time even without the rows, since the server may still be starting. */
const ANSWER_MS = 2_000;
/** This long after its start the app shows its page or an error, and the cover is lifted. */
const APP_MS = 5_000;

/**
 * Shows a kept list with its first rows, and starts the app below it once they are painted: its code would hold the rows up.
 * The app's list lifts the cover when its own rows are there.
 */
export async function startFirstList(kept: ListSnapshot, openApp: () => Promise<void>): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  cover.put(() => {
    render(null, place);
    place.remove();
  });
  await showRows(kept, place);
  preloadApp();
  try {
    await openApp();
    await waitFor(APP_MS);
  } finally {
    cover.lift();
  }
}

/** @returns when the rows are painted, when there are none, or when they take too long; late rows are painted anyway */
async function showRows(kept: ListSnapshot, place: Element): Promise<void> {
  try {
    render(<FirstList kept={kept} rows={undefined} />, place);
    const { readFirstRows } = await import("./read-first-rows");
    const shown = readFirstRows(kept).then((rows) => {
      if (!rows) return cover.lift();
      if (place.isConnected) render(<FirstList kept={kept} rows={rows} />, place);
      return nextPaint();
    });
    await Promise.race([shown, waitFor(ANSWER_MS)]);
  } catch {
    // The app says why there are no rows. A list kept by another version of the app may be unreadable.
    cover.lift();
  }
}

const waitFor = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Resolves after the next frame was painted, or after 100 ms: a hidden tab paints none. */
const nextPaint = () =>
  Promise.race([new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))), waitFor(100)]);
