/**
 * Listens without ever failing the website.
 * @returns what stops it
 */
export function listen<E extends Event>(target: EventTarget, type: string, hear: (event: E) => void): () => void {
  const safe = (event: Event) => {
    try {
      hear(event as E);
    } catch {
      // The website goes on.
    }
  };
  const options = { capture: true, passive: true };
  target.addEventListener(type, safe, options);
  return () => target.removeEventListener(type, safe, options);
}
