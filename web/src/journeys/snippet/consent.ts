const KEY = "dure-consent";

/** The settings in the script tag. */
export type Site = {
  /** The app's origin, which the script was loaded from. */
  origin: string;
  key: string;
  /** Whether nothing is stored or sent until the website reports the visitor's consent. */
  waits: boolean;
  /** Other websites of the team; links to them pass the visitor's id on. */
  linked: string[];
};

/** @returns undefined if the tag names no site key */
export function siteOf({ src, dataset }: HTMLScriptElement): Site | undefined {
  const { site, consent, link = "" } = dataset;
  if (!site) return undefined;
  return { origin: new URL(src).origin, key: site, waits: consent === "wait", linked: link.split(/[\s,]+/) };
}

/** Whether the browser asks not to be tracked, or is automated. */
export const tracksNobody = (): boolean =>
  navigator.webdriver ||
  navigator.doNotTrack === "1" ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether tracking starts by itself: the visitor's earlier choice takes precedence over `waits`. */
export function startsAllowed({ waits }: Site): boolean {
  try {
    const said = localStorage.getItem(KEY);
    return said === "yes" || (said === null && !waits);
  } catch {
    return !waits;
  }
}

export function rememberConsent(allowed: boolean): void {
  try {
    localStorage.setItem(KEY, allowed ? "yes" : "no");
  } catch {
    // The choice then counts for this page only.
  }
}
