import { dequal } from "dequal/lite";
import { z } from "zod";
import { SubscribeStatus, strictestStatus } from "../../records/field/subscribe-status";
import { AppError } from "../../shared/error";
import { Email, Id, Time } from "../../shared/value";
import { addressTexts } from "./address-texts";

/** Why an address gets no mail at all, whatever it agreed to. */
export const SuppressionReason = z.enum(["hard-bounce", "complaint", "manual", "import"]);
export type SuppressionReason = z.infer<typeof SuppressionReason>;

export const Suppression = z.object({ reason: SuppressionReason, at: Time });
export type Suppression = z.infer<typeof Suppression>;

/** What is known about an address: the single source of truth for whether mail may go to it (docs/email.md). */
export const AddressState = z.object({
  email: z.string(),
  marketing: SubscribeStatus.default("subscribed"),
  /** Ids of the topics that it opted out of. */
  refused_topics: z.array(Id).default([]),
  suppressed: Suppression.nullable().default(null),
  /** When its owner opted out; null if they have not. Also set on an address that the team excludes. */
  opted_out_at: Time.nullable().default(null),
  /** It agreed to marketing mails between 21:00 and 08:00. */
  night_consent: z.boolean().default(false),
  /** When its owner last agreed to marketing, or last got the reminder of that consent; null if no consent is known. */
  confirmed_at: Time.nullable().default(null),
  /** Addresses of the same person, whose records were merged with one of this address: they follow when it gets stricter. */
  joined_into: z.array(z.string()).default([]),
  /** Derived: the address's status, its suppression or a refused topic blocks some or all marketing mail. */
  blocked: z.boolean().default(false),
  updated_at: Time,
});
export type AddressState = z.infer<typeof AddressState>;

/** A partial update of an address; absent properties stay as they are. */
export type AddressChange = Partial<
  Pick<
    AddressState,
    "marketing" | "refused_topics" | "suppressed" | "opted_out_at" | "night_consent" | "confirmed_at" | "joined_into"
  >
>;

/** Why a record of an audience gets no mail. */
export const SKIPPED_IN_AUDIENCE = [
  "no_address",
  "invalid",
  "duplicate",
  "unsubscribed",
  "excluded",
  "suppressed",
] as const;

/** Why a recipient gets no mail; the last two reasons only arise during a send. */
export const SkipReason = z.enum([...SKIPPED_IN_AUDIENCE, "quiet_hours", "cancelled"]);
export type SkipReason = z.infer<typeof SkipReason>;

/** The address in the form that is compared and hashed; undefined where it is no valid address. */
export function normaliseAddress(email: string): string | undefined {
  return Email.safeParse(email.trim()).data;
}

/** An address that nothing is known of. */
export const newAddress = (email: string, now: string): AddressState => AddressState.parse({ email, updated_at: now });

/**
 * Applies a change; returns the same object if nothing changes. An address without consent to marketing loses its night
 * consent, so one that returns is asked again.
 */
export function changeAddressState(state: AddressState, change: AddressChange, now: string): AddressState {
  const changed = { ...state, ...change };
  const night_consent = changed.night_consent && changed.marketing === "subscribed";
  const after = { ...changed, night_consent, refused_topics: [...new Set(changed.refused_topics)].sort() };
  const next = { ...after, blocked: isBlocked(after) };
  return dequal(next, state) ? state : { ...next, updated_at: now };
}

const isBlocked = ({ marketing, refused_topics, suppressed }: AddressState): boolean =>
  marketing !== "subscribed" || suppressed !== null || refused_topics.length > 0;

/** The stricter of an address's status and another one, such as that of an import or of a merged record. */
export const stricterOf = (state: AddressState | undefined, status: SubscribeStatus): SubscribeStatus =>
  strictestStatus([state?.marketing ?? "subscribed", status]);

/** The change when the owner opts out; undefined if they did so before. */
export const optOut = (state: AddressState, now: string): AddressChange | undefined =>
  state.opted_out_at === null || state.marketing === "subscribed"
    ? { marketing: stricterOf(state, "unsubscribed"), opted_out_at: now }
    : undefined;

type MailKind = {
  /** `service`: what somebody asked for or must be told, such as a follow-up of their booking. */
  kind: "marketing" | "service";
  topic?: string | undefined;
  /** A notice that the law demands goes to unsubscribed addresses too. */
  withUnsubscribed?: boolean;
};

/** Why an address may not be sent a mail of a kind; undefined where it may. */
export function refusalOf(state: AddressState | undefined, mail: MailKind): SkipReason | undefined {
  if (!state) return undefined;
  if (state.suppressed) return "suppressed";
  if (mail.kind === "service") return undefined;
  if (state.marketing === "auto-delete") return "excluded";
  const isRefused = mail.topic !== undefined && state.refused_topics.includes(mail.topic);
  if (!mail.withUnsubscribed && (state.marketing === "unsubscribed" || isRefused)) return "unsubscribed";
  return undefined;
}

/** Whether setting a status resumes sending to somebody who opted out. */
export const isReturn = (
  { marketing, opted_out_at }: Pick<AddressState, "marketing" | "opted_out_at">,
  status: SubscribeStatus,
): boolean => status === "subscribed" && (opted_out_at !== null || marketing === "unsubscribed");

type Setting = { subscribe_status: SubscribeStatus; reason: string; night_consent?: boolean | undefined };

/**
 * The change that a member's setting makes; undefined if it changes nothing.
 * @throws BAD_REQUEST if it resumes sending to somebody who opted out, and no reason is given
 */
export function setByMember(before: AddressState, setting: Setting, now: string): AddressChange | undefined {
  const { subscribe_status: marketing, reason, night_consent = before.night_consent } = setting;
  const agrees = marketing === "subscribed" && before.marketing !== "subscribed";
  if (marketing === before.marketing && night_consent === before.night_consent) return undefined;
  if (isReturn(before, marketing) && reason === "")
    throw new AppError("BAD_REQUEST", addressTexts.reasonNeeded, [
      { path: "body.reason", message: addressTexts.reasonNeeded },
    ]);
  return {
    marketing,
    night_consent,
    ...(marketing === "subscribed" && { opted_out_at: null }),
    ...(agrees && { confirmed_at: now }),
  };
}
