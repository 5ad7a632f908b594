/** @jsxImportSource preact */
import { render } from "preact";
import { cover } from "../../../lib/start/cover";
import { preloadApp } from "../../../lib/start/preload-app";
import { FirstList } from "./first-list";
import type { KeptList } from "./kept-list";

/** The app starts after this time even if the rows haven't been answered: a server may be starting, too. */
const ANSWER_MS = 2_000;
/** After this time the app's page stands there, or says why it doesn't. */
const APP_MS = 5_000;

/**
 * Shows a kept list with its first rows, and starts the app below it once they are painted: its code would hold the rows up.
 * The app's list lifts the cover when its own rows are there.
 */
export async function startFirstList(kept: KeptList, openApp: () => Promise<void>): Promise<void> {
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

/** @returns when the rows are painted, when there are none to show, or when they take too long: then they come later */
async function showRows(kept: KeptList, place: Element): Promise<void> {
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
    // Why there are no rows is the app's to say. A list that another version of the app has kept may not be read at all.
    cover.lift();
  }
}

const waitFor = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A frame that begins after this one was painted; in a tab out of sight none does. */
const nextPaint = () =>
  Promise.race([new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))), waitFor(100)]);
