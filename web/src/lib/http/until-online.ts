import { onlineManager } from "@tanstack/react-query";

/**
 * Resolves once the browser is online.
 * @param keepsPage whether the page asks before it is left until then, because what waits would be lost
 */
export function untilOnline({ keepsPage = false } = {}): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve();
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  if (keepsPage) window.addEventListener("beforeunload", ask);
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return;
      stop();
      window.removeEventListener("beforeunload", ask);
      resolve();
    });
  });
}
