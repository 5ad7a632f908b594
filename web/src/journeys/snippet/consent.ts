const KEY = "dure-consent";

/** What the script tag says. */
export type Site = {
  /** The app's, where the script came from. */
  origin: string;
  key: string;
  /** Whether nothing is kept or sent before the website says that the visitor agrees. */
  waits: boolean;
  /** Other websites of the team, to which links hand the visitor over. */
  linked: string[];
};

/** @returns undefined if the tag names no site key */
export function siteOf({ src, dataset }: HTMLScriptElement): Site | undefined {
  const { site, consent, link = "" } = dataset;
  if (!site) return undefined;
  return { origin: new URL(src).origin, key: site, waits: consent === "wait", linked: link.split(/[\s,]+/) };
}

/** Whether the browser asks not to be tracked, or is no person's. */
export const tracksNobody = (): boolean =>
  navigator.webdriver ||
  navigator.doNotTrack === "1" ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether tracking begins by itself: what the visitor said before counts. */
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
    // It counts for this page.
  }
}
