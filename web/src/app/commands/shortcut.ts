import type { MenuId } from "../../lib/area";

/** After G: where each letter goes. */
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

/** What one key does where nothing is typed. */
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
 * The key of a press as shortcuts name it; undefined with a modifier. A Korean layout gives Hangul letters: the place of the
 * key says which Latin one is printed beside it.
 */
export function keyOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** After G, how long the next letter says where to go. */
const GO_MS = 1_500;

export type Shortcut = { press: Press } | { go: string };

/** Tells from the keys, one after the other, which shortcut is meant. */
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
