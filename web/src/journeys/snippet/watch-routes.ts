import { listen } from "./listen";

const METHODS = ["pushState", "replaceState"] as const;

/**
 * Calls `changed` whenever the website may have changed its address, in whatever way.
 * @returns a function that stops it
 */
export function watchRoutes(changed: () => void): () => void {
  let isWatching = true;
  for (const name of METHODS) {
    const original = history[name];
    history[name] = function (...args) {
      original.apply(this, args);
      try {
        if (isWatching) changed();
      } catch {
        // The website's own navigation must go on.
      }
    };
  }
  const stop = listen(window, "popstate", changed);
  return () => {
    isWatching = false;
    stop();
  };
}
