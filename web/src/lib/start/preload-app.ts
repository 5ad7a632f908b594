declare global {
  interface Window {
    /** `public/first-paint.js`: asks for the files of parts of the build; absent where the page isn't built. */
    preloadFiles?: (...parts: string[]) => void;
  }
}

/** Asks for the app's files and for those of its daily pages at once, instead of one after the other as each names the next. */
export const preloadApp = (): void => window.preloadFiles?.("app", "daily");
