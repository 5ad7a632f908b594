/**
 * Adds a listener whose errors never reach the website.
 * @returns a function that removes it
 */
export function listen<E extends Event>(target: EventTarget, type: string, hear: (event: E) => void): () => void {
  const safe = (event: Event) => {
    try {
      hear(event as E);
    } catch {
      // The website must not fail.
    }
  };
  const options = { capture: true, passive: true };
  target.addEventListener(type, safe, options);
  return () => target.removeEventListener(type, safe, options);
}
