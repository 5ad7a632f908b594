import type { MenuId } from "../../lib/area";

/** The page that each letter opens after G. */
export const GO_KEYS: Readonly<Record<string, MenuId | "settings">> = {
  h: "home",
  i: "dashboard",
  l: "leads",
  d: "deals",
  c: "companies",
  p: "contacts",
  s: "schedule",
  b: "bookingPages",
  r: "routers",
  e: "emailCampaigns",
  ",": "settings",
};

export type Press = "help" | "search" | "new" | "next" | "previous" | "assign" | "stage";

/** What a single key does, outside text fields. */
export const PRESS_KEYS: Readonly<Record<string, Press>> = {
  "?": "help",
  "/": "search",
  n: "new",
  j: "next",
  k: "previous",
  a: "assign",
  s: "stage",
};

export const keyOfPress = (press: Press): string =>
  Object.keys(PRESS_KEYS).find((key) => PRESS_KEYS[key] === press) ?? "";

export const keyOfPage = (page: string): string | undefined =>
  Object.keys(GO_KEYS).find((key) => GO_KEYS[key] === page);

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * The key as shortcuts name it; undefined with a modifier. A Korean layout reports Hangul letters, so the physical key
 * (`code`) gives the Latin letter.
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** How long G waits for the next letter. */
const GO_MS = 1_500;

export type Shortcut = { press: Press } | { go: string };

/** Recognizes shortcuts in a sequence of key presses. */
export function createShortcuts(now: () => number) {
  let goUntil = 0;
  return (key: string): Shortcut | undefined => {
    const isGoing = now() < goUntil;
    goUntil = 0;
    const page = isGoing ? GO_KEYS[key] : undefined;
    if (page) return { go: page };
    if (key === "g" && !isGoing) {
      goUntil = now() + GO_MS;
      return undefined;
    }
    const press = PRESS_KEYS[key];
    return press && { press };
  };
}
