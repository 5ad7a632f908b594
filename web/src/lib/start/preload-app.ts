declare global {
  interface Window {
    /** `public/first-paint.js`: fetches the files of parts of the build; undefined in a page that isn't built. */
    preloadFiles?: (...parts: string[]) => void;
  }
}

/** Fetches the files of the app and of its daily pages at once, instead of one after another as each names the next. */
export const preloadApp = (): void => window.preloadFiles?.("app", "daily");
