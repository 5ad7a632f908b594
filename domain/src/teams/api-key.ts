import { z } from "zod";
import { maskApiKey } from "../shared/caller/api-key-text";
import { Scope } from "../shared/caller/scope";
import { MemberRole } from "../shared/caller/user";
import { AppError } from "../shared/error";
import { Line, Time, Uid } from "../shared/value";
import { teamsIssues } from "./teams-issues";
import { teamsTexts } from "./texts";

/** The most keys that a team has at a time. */
export const MAX_API_KEYS = 50;
export const MAX_OVERLAP_HOURS = 24;
const MAX_LIFE_DAYS = 366;
const CALLS_PER_MINUTE = 600;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Admins are warned about a key this long before it expires. */
export const WARNED_BEFORE_MS = 7 * DAY_MS;

export const ApiKeyId = z.string().regex(/^[a-z0-9]{12}$/, teamsIssues.apiKeyId);

const Name = Line(60).min(1, teamsIssues.apiKeyName);

/**
 * A stored API key, without the key itself: `hash` is its SHA-256, and `previous.hash` that of the replaced key, which
 * is still valid until `previous.valid_until`.
 */
export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  role: MemberRole,
  scopes: z.array(Scope),
  hash: z.string(),
  previous: z.object({ hash: z.string(), valid_until: Time }).nullable().default(null),
  expires_at: Time.nullable(),
  calls_per_minute: z.int().min(1).default(CALLS_PER_MINUTE),
  created_by: Uid,
  created_at: Time,
  /** When the key that opens now was made. */
  rotated_at: Time,
  last_used_at: Time.nullable().default(null),
  revoked_at: Time.nullable().default(null),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** A key as admins see it; `key` is masked, but in the answer that makes it. */
export const ApiKeyView = ApiKey.omit({ hash: true, previous: true, revoked_at: true }).extend({
  key: z.string(),
  /** Until when the replaced key is still valid; null if it is not. */
  previous_valid_until: Time.nullable(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;

export const CreateApiKey = z.object({
  name: Name,
  role: MemberRole.default("MEMBER"),
  scopes: z.array(Scope).min(1, teamsIssues.apiKeyScopes).max(Scope.options.length),
  /** null for a key without an end. */
  expires_at: Time.nullable().default(null),
});
export type CreateApiKey = z.infer<typeof CreateApiKey>;

export const RenameApiKey = z.object({ name: Name });

export const RotateApiKey = z.object({ overlap_hours: z.int().min(0).max(MAX_OVERLAP_HOURS).default(0) });

type Making = { id: string; hash: string; creator: string; now: string };

/** @throws BAD_REQUEST if the key would end in the past, or more than a year from now */
export function makeApiKey(body: CreateApiKey, { id, hash, creator, now }: Making): ApiKey {
  const lifeMs = body.expires_at === null ? 0 : Date.parse(body.expires_at) - Date.parse(now);
  if (body.expires_at !== null && (lifeMs <= 0 || lifeMs > MAX_LIFE_DAYS * DAY_MS))
    throw new AppError("BAD_REQUEST", teamsTexts.apiKeyLife, [
      { path: "body.expires_at", message: teamsTexts.apiKeyLife },
    ]);
  return ApiKey.parse({
    ...body,
    scopes: [...new Set(body.scopes)],
    id,
    hash,
    created_by: creator,
    created_at: now,
    rotated_at: now,
  });
}

/** @throws CONFLICT if the team has as many keys as it may */
export function assertRoomForKey(count: number): void {
  if (count >= MAX_API_KEYS) throw new AppError("CONFLICT", teamsTexts.tooManyApiKeys(MAX_API_KEYS));
}

/**
 * Replaces a key's secret. The old key stays valid for the overlap, but not beyond its own expiry; the new key gets the
 * full lifetime of the old one.
 */
export function rotateApiKey(key: ApiKey, hash: string, overlapHours: number, now: string): ApiKey {
  const nowMs = Date.parse(now);
  const endMs = key.expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(key.expires_at);
  const validUntilMs = Math.min(nowMs + overlapHours * HOUR_MS, endMs);
  const lifeMs = endMs - Date.parse(key.rotated_at);
  return {
    ...key,
    hash,
    previous: validUntilMs > nowMs ? { hash: key.hash, valid_until: new Date(validUntilMs).toISOString() } : null,
    expires_at: key.expires_at === null ? null : new Date(nowMs + lifeMs).toISOString(),
    rotated_at: now,
  };
}

/** Asserts that there is a key that was not revoked. */
export function assertKey(key: ApiKey | undefined): asserts key is ApiKey {
  if (!key || key.revoked_at !== null) throw new AppError("NOT_FOUND", teamsTexts.apiKeyNotFound);
}

export type KeyState = "open" | "expired" | "revoked" | "replaced";

/** Whether a key is valid at an instant. `isPrevious`: the key is the replaced one. */
export function keyStateAt(key: ApiKey, isPrevious: boolean, now: string): KeyState {
  const isPast = (time: string | null | undefined) => typeof time === "string" && Date.parse(time) <= Date.parse(now);
  if (key.revoked_at !== null) return "revoked";
  if (isPrevious) return key.previous === null || isPast(key.previous.valid_until) ? "replaced" : "open";
  return isPast(key.expires_at) ? "expired" : "open";
}

const USE_NOTED_MS = 60_000;

/** Whether a use is recorded: at most one a minute is. */
export const shouldRecordUse = ({ last_used_at }: ApiKey, now: string): boolean =>
  last_used_at === null || Date.parse(now) - Date.parse(last_used_at) >= USE_NOTED_MS;

/** @param key the whole key, in the answer that makes it */
export function viewApiKey(stored: ApiKey, now: string, key?: string): ApiKeyView {
  const { hash: _, previous, revoked_at: __, ...shown } = stored;
  const isOpen = previous !== null && keyStateAt(stored, true, now) === "open";
  return { ...shown, key: key ?? maskApiKey(stored.id), previous_valid_until: isOpen ? previous.valid_until : null };
}

/** The team's newest keys first. */
export const byCreation = (a: ApiKey, b: ApiKey): number => b.created_at.localeCompare(a.created_at);
