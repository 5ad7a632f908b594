import { z } from "zod";
import { Session } from "../shared/caller/session";

/** A signed-in browser, as its user sees it. Unknown browsers and systems are null. */
export const SessionView = Session.pick({
  id: true,
  provider: true,
  has_second_factor: true,
  ip: true,
  started_at: true,
  last_seen_at: true,
}).extend({ browser: z.string().nullable(), os: z.string().nullable(), current: z.boolean() });
export type SessionView = z.infer<typeof SessionView>;

/** In this order: Edge's user agent names Chrome, and Chrome's names Safari. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bWhale\//, "Whale"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\b(?:iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

export const deviceOf = (userAgent: string) => ({
  browser: nameIn(BROWSERS, userAgent),
  os: nameIn(SYSTEMS, userAgent),
});

export const viewSession = (session: Session, currentId: string | undefined): SessionView => {
  const { id, provider, has_second_factor, ip, started_at, last_seen_at, user_agent } = session;
  const seen = { id, provider, has_second_factor, ip, started_at, last_seen_at };
  return { ...seen, ...deviceOf(user_agent), current: id === currentId };
};

/** This browser first, then the one that was seen last. */
export const byLastSeen = (a: SessionView, b: SessionView): number =>
  Number(b.current) - Number(a.current) || b.last_seen_at.localeCompare(a.last_seen_at);

/** Why a session ended. */
export const END_CAUSES = [
  "signed_out",
  "ended_by_user",
  "deactivated",
  "locked",
  "password_reset",
  "recovery_code",
  "second_factor_removed",
  "second_factor_reset",
] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** In a team with an IP list, a session may read documents directly for this long after its address was checked. */
export const READ_GRANT_MS = 300_000;
