let remove: (() => void) | undefined;

/** What stands over the app until its page is there (docs/first-paint.md). */
export const cover = {
  /** @param take takes it away */
  put(take: () => void): void {
    remove = take;
  },
  /** Takes it away, at once; the page calls it in the same step in which it shows what the cover shows. */
  lift(): void {
    remove?.();
    remove = undefined;
  },
};
