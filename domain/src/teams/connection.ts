import { z } from "zod";

export const CalendarProviderId = z.enum(["google", "outlook", "naver-works"]);
export type CalendarProviderId = z.infer<typeof CalendarProviderId>;

export const Provider = z.enum([...CalendarProviderId.options, "zoom"]);
export type Provider = z.infer<typeof Provider>;

/** The purpose of a connection. An account with two purposes is connected twice. */
export const Service = z.enum(["calendar", "email", "business-card", "conferencing"]);
export type Service = z.infer<typeof Service>;

type Account = { provider: Provider; service: Service; needs_regrant: boolean };

/**
 * Whether a connection makes the member's e-mail count as integrated (docs/product/teams.md#integrated-e-mail). A
 * calendar connection proves the same address.
 */
export const integratesEmail = ({ provider, service, needs_regrant }: Account): boolean =>
  (provider === "google" || provider === "outlook") &&
  (service === "email" || service === "calendar") &&
  !needs_regrant;

/**
 * A connected account as its owner's browser sees it. Tokens stay on the server (docs/product/teams.md#connections).
 */
export const ConnectionView = z.object({
  id: z.string(),
  provider: Provider,
  email: z.string(),
  service: Service,
  /** Seconds until the access token expires; 0 means never. */
  expires_in: z.int().nonnegative(),
  /** The grant was revoked: the user must authorize again (406 REGRANT_PERMISSION). */
  needs_regrant: z.boolean(),
});
export type ConnectionView = z.infer<typeof ConnectionView>;
