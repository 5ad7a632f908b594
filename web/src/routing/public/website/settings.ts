/** The script tag's settings for a website's own form (docs/embed.md). */
export type Settings = {
  /** The app's origin, which the script was loaded from. */
  origin: string;
  router: string;
  /** The form's class from the tag; if empty, the router's setting counts. */
  cls: string;
  lang: string;
  /** The query of the website's address when it was opened: its campaign parameters may be removed later. */
  search: string;
};

type Said = Readonly<Record<string, string | undefined>>;

/** @returns undefined if the tag names no router */
export function settingsOf(src: string, said: Said, search: string): Settings | undefined {
  const { router, class: cls = "", lang = "" } = said;
  return router ? { origin: new URL(src).origin, router, cls, lang, search } : undefined;
}
