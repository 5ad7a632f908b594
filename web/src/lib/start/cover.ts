let remove: (() => void) | undefined;

/** A cover over the app until its page is shown (docs/first-paint.md). */
export const cover = {
  /** @param take removes the cover */
  put(take: () => void): void {
    remove = take;
  },
  /** Removes the cover at once. The page calls it in the same step in which it renders what the cover shows. */
  lift(): void {
    remove?.();
    remove = undefined;
  },
};
