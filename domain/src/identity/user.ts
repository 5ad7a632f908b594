import { z } from "zod";
import { User } from "../shared/caller/user";
import { formatPhoneLine, withCanonicalPhone } from "../shared/phone";
import { sharedIssues } from "../shared/shared-issues";
import { DEFAULT_DIAL_CODE, Email, Line, TimeZone, Uid } from "../shared/value";
import { identityIssues } from "./identity-issues";

export const JOB_TITLES = [
  "ceo",
  "sales",
  "vp_sales",
  "marketing",
  "vp_marketing",
  "customer_experience",
  "vp_customer_experience",
  "product_management",
  "vp_product_management",
  "others",
] as const;

/**
 * Lowercase letters, digits, '_' and '-' (docs/product/identity.md#addresses-and-names); team and user addresses follow
 * it.
 */
export const Slug = z
  .string()
  .min(2, identityIssues.slugTooShort)
  .max(40, identityIssues.slugTooLong)
  .regex(/^(?!__.*__$)[a-z0-9_-]+$/, identityIssues.slugLetters);

/**
 * Letters, digits, Hangul, space, '_' and '-' (docs/product/identity.md#addresses-and-names); an empty name is refused.
 */
export const DisplayName = z
  .string()
  .trim()
  .min(1, sharedIssues.name)
  .max(60)
  .regex(/^[\p{L}\p{N} _-]+$/u, sharedIssues.plainName);

const DialCode = z.string().regex(/^\+\d{1,4}$/, sharedIssues.dialCode);
const PhoneNumber = z
  .string()
  .trim()
  .regex(/^\+?[\d\s().-]{0,30}$/, identityIssues.phone);

export const CreateProfile = z
  .object({
    user_slug: Slug,
    display_name: DisplayName,
    dial_code: DialCode.default(DEFAULT_DIAL_CODE),
    phone: PhoneNumber.min(1, identityIssues.phoneRequired),
    job_title: z.enum(JOB_TITLES),
    marketing_consent: z.boolean().default(false),
  })
  .transform(withCanonicalPhone);
export type CreateProfile = z.infer<typeof CreateProfile>;

/** A partial update; absent properties keep their values. A phone number without a dial code is Korean. */
export const UpdateProfile = z
  .object({
    user_slug: Slug,
    display_name: DisplayName,
    dial_code: DialCode,
    phone: PhoneNumber,
    office_phone: Line(40).transform(formatPhoneLine),
    job_title: z.enum(JOB_TITLES),
    marketing_consent: z.boolean(),
    closing_celebration: z.boolean(),
  })
  .partial()
  .transform(({ phone, ...rest }) => {
    if (phone === undefined) return rest;
    return { ...rest, ...withCanonicalPhone({ dial_code: rest.dial_code ?? DEFAULT_DIAL_CODE, phone }) };
  });
export type UpdateProfile = z.infer<typeof UpdateProfile>;

/**
 * Applies an update to a profile. A dial code without a number applies to the stored number; the time of a consent is
 * when it was first given (docs/product/identity.md#profile).
 */
export function changeProfile(
  user: User,
  changes: { [Field in keyof User]?: User[Field] | undefined },
  now: string,
): User {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const keepsPhone = changes.dial_code !== undefined && changes.phone === undefined;
  const sent = { ...user, ...given, updated_at: now };
  const changed = keepsPhone ? withCanonicalPhone(sent) : sent;
  const consentAt = user.marketing_consent ? user.marketing_consent_at : now;
  return { ...changed, marketing_consent_at: changed.marketing_consent ? consentAt : null };
}

export const SetTimeZone = z.object({ timezone: TimeZone });

/** Sent after the browser has uploaded or removed the picture in Cloud Storage. */
export const SetPicture = z.object({ has_picture: z.boolean() });

/**
 * A user's own profile, with whether the address is verified, the team in the token, whether an invitation waits for a
 * user who is not a member yet, and whether the session lacks the second factor that it needs.
 */
export const Profile = User.extend({
  email_verified: z.boolean(),
  team_id: z.string(),
  invited: z.boolean(),
  must_enroll: z.boolean(),
  /** The code of that invitation, once the address is verified. */
  invitation_code: z.string().nullable(),
  /** The connected accounts that don't have to be authorized again. */
  integrations: z.array(z.object({ service: z.string(), provider: z.string() })),
});
export type Profile = z.infer<typeof Profile>;

export const AuditLogin = z.object({
  category: z.literal("auth"),
  action_type: z.enum(["login", "logout", "mfa_failed"]),
  /** Empty before the account is known. */
  user_id: z.union([Uid, z.literal("")]),
  email: Email,
});
