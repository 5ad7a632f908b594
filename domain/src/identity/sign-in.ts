import { z } from "zod";
import { Email } from "../shared/value";
import { identityIssues } from "./identity-issues";

/** The number of wrong passwords that locks an account (docs/product/identity.md#lockout). */
export const MAX_WRONG_PASSWORDS = 5;

/**
 * At least 8 characters with an uppercase letter, a lowercase letter and a number (docs/product/identity.md#passwords).
 */
export const Password = z
  .string()
  .min(8, identityIssues.passwordTooShort)
  .max(4096)
  .regex(/[A-Z]/, identityIssues.passwordUppercase)
  .regex(/[a-z]/, identityIssues.passwordLowercase)
  .regex(/\d/, identityIssues.passwordDigit);

export const Credentials = z.object({ email: Email, password: z.string().min(1).max(4096) });

/** The tenant of an e-mail. `team_slug` is null until the team is named. */
export const TenantInfo = z.object({
  tenant_id: z.string(),
  team_slug: z.string().nullable(),
  team_name: z.string().nullable(),
});
export type TenantInfo = z.infer<typeof TenantInfo>;

/**
 * The result of signing up with an e-mail: a new team, a team that invited it, the team of its company domain, or none,
 * because it has an account.
 */
export const SignUpPlan = TenantInfo.extend({
  kind: z.enum(["new", "invited", "domain", "registered"]),
  member_count: z.int().nonnegative(),
});
export type SignUpPlan = z.infer<typeof SignUpPlan>;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** A failed try counts towards the lock; the fifth locks. */
export const isLocked = (retryCounts: number): boolean => retryCounts >= MAX_WRONG_PASSWORDS;
