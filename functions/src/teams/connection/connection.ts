import { createHash } from "node:crypto";
import { Id, Time } from "@dure/domain/shared/value";
import { type CalendarProviderId, type ConnectionView, Provider, Service } from "@dure/domain/teams/connection";
import { z } from "zod";

/** A connected account as the server keeps it. `secrets` are its tokens, sealed; they open at this document only. */
export const Connection = z.object({
  id: Id,
  user_id: Id,
  provider: Provider,
  service: Service,
  email: z.string(),
  secrets: z.string(),
  /** When the access token ends, epoch milliseconds. */
  expires_at_ms: z.int(),
  needs_regrant: z.boolean(),
  created_at: Time,
  updated_at: Time,
});
export type Connection = z.infer<typeof Connection>;

/** An account that is connected for its calendars. */
export type CalendarConnection = Connection & { provider: CalendarProviderId };

export const hasCalendars = (one: Connection): one is CalendarConnection =>
  one.service === "calendar" && one.provider !== "zoom";

/** One connection for each account and service that a member connects: authorising again replaces its tokens. */
export function connectionId(provider: Provider, userId: string, email: string, service: Service = "calendar"): string {
  const account = createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 20);
  return `${service === "calendar" ? provider : `${provider}-${service}`}_${userId}_${account}`;
}

/** The id of a connection's owner. */
export const ownerOf = (id: string): string => id.slice(id.indexOf("_") + 1, id.lastIndexOf("_"));

export const toConnectionView = (connection: Connection, nowMs: number): ConnectionView => ({
  id: connection.id,
  provider: connection.provider,
  email: connection.email,
  service: connection.service,
  // 0 would mean that the token never expires; the server renews an expired one when it is next used.
  expires_in: Math.max(1, Math.floor((connection.expires_at_ms - nowMs) / 1000)),
  needs_regrant: connection.needs_regrant,
});
