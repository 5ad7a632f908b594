/** What the script tag says of a website's own form (docs/embed.md). */
export type Settings = {
  /** The app's, where the script came from. */
  origin: string;
  router: string;
  /** The form's class, where the tag names it; else the router does. */
  cls: string;
  lang: string;
  /** The website's address when it was opened: its campaign may be gone from it later. */
  search: string;
};

type Said = Readonly<Record<string, string | undefined>>;

/** @returns undefined when no router is named */
export function settingsOf(src: string, said: Said, search: string): Settings | undefined {
  const { router, class: cls = "", lang = "" } = said;
  return router ? { origin: new URL(src).origin, router, cls, lang, search } : undefined;
}
