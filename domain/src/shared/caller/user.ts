import { z } from "zod";
import { withCanonicalPhone } from "../phone";
import { DEFAULT_DIAL_CODE, DEFAULT_TIME_ZONE, Time, Uid } from "../value";

export const MemberStatus = z.enum(["NONE", "PENDING", "ACTIVE", "DEACTIVATED"]);
export const MemberRole = z.enum(["ADMIN", "MEMBER"]);

/** The authenticator app. TO_ENROLL: a recovery code has removed it, and the user must register one again. */
export const SecondFactor = z.enum(["NONE", "ENROLLED", "TO_ENROLL"]);

/**
 * A person in a team: the profile and the membership. NONE has signed up only, PENDING has asked to join
 * (docs/product/identity.md#user).
 */
export const User = z.object({
  user_id: Uid,
  email: z.string(),
  display_name: z.string(),
  user_slug: z.string().nullable(),
  dial_code: z.string().default(DEFAULT_DIAL_CODE),
  phone: z.string().default(""),
  /** A second number, such as the one at the desk; `phone` is the mobile one. */
  office_phone: z.string().default(""),
  job_title: z.string().default(""),
  timezone: z.string().default(DEFAULT_TIME_ZONE),
  marketing_consent: z.boolean().default(false),
  /** When the consent was given; null without one, and for those that were given before times were kept. */
  marketing_consent_at: Time.nullable().default(null),
  /** Whether a deal that the member wins is celebrated on their screen. */
  closing_celebration: z.boolean().default(true),
  has_profile: z.boolean().default(false),
  /** The current version of the picture in Cloud Storage; changes with each upload, null without a picture. */
  picture_version: z.string().nullable().default(null),
  team_member_role: MemberRole.default("MEMBER"),
  team_member_status: MemberStatus.default("NONE"),
  second_factor: SecondFactor.default("NONE"),
  /** Whether recovery codes were issued for the authenticator app. */
  has_recovery_codes: z.boolean().default(false),
  last_login_at: Time.nullable().default(null),
  last_activated_at: Time.nullable().default(null),
  last_deactivated_at: Time.nullable().default(null),
  created_at: Time,
  updated_at: Time,
  /** Always null: a member who leaves is deactivated, and their account is deleted with the team. */
  deleted_at: Time.nullable().default(null),
});
export type User = z.infer<typeof User>;

/** A user as it is stored. A number that an earlier version stored as it was typed is parsed as it is read. */
export const StoredUser = User.overwrite(withCanonicalPhone);
