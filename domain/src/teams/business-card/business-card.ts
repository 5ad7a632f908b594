import { z } from "zod";
import { sharedIssues } from "../../shared/shared-issues";
import { type Id, Token } from "../../shared/value";

/** A card as the service of business cards sends it (docs/business-cards.md#cards); texts may be of any length. */
export const BusinessCard = z.object({
  id: z.string().min(1).max(200),
  name: z.string().default(""),
  company: z.string().default(""),
  department: z.string().default(""),
  position: z.string().default(""),
  email: z.string().default(""),
  mobile: z.string().default(""),
  phone: z.string().default(""),
  fax: z.string().default(""),
  address: z.string().default(""),
  website: z.string().default(""),
});
export type BusinessCard = z.infer<typeof BusinessCard>;

/** The account that an admin has connected, if any. */
export const CardServiceView = z.object({
  /** Whether this installation knows where the service is. */
  available: z.boolean(),
  connected: z.boolean(),
  /** Whether the service took its token back, so that an admin has to connect it again. */
  revoked: z.boolean(),
  account: z.string().nullable(),
});
export type CardServiceView = z.infer<typeof CardServiceView>;

/** What an admin enters to connect an account. */
export const CardToken = z.object({ token: Token(500).trim().min(1, sharedIssues.required) });

/** What events tell of an account. */
export type CardAccount = { id: z.infer<typeof Id>; name: string };
