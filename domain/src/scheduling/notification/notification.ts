import { z } from "zod";
import { FollowUpMail } from "../../forms/follow-up-mail";
import { Line } from "../../shared/value";
import { schedulingIssues } from "../scheduling-issues";

export const NOTIFICATION_TYPES = [
  "confirmation",
  "reminder",
  "meetingAssignment",
  "rescheduling",
  "cancellation",
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The changes of a meeting that cause notifications; a reminder is caused by its time instead. */
export const MEETING_CHANGES = ["created", "rescheduled", "cancelled"] as const;
export type MeetingChange = (typeof MEETING_CHANGES)[number];

export const RECIPIENTS = ["both", "organizer", "invitee"] as const;

/** How long before a meeting; `digit` is the unit. */
export const SendAt = z.object({ digit: z.enum(["m", "h", "d"]), value: z.int().min(1).max(365) });

const { sender, cc, bcc } = FollowUpMail.shape;

/** A mail: from a template, or with the product's own text where `emailTemplateId` is null. */
export const EmailMedium = z.object({
  type: z.literal("email"),
  emailTemplateId: z.int().positive().nullable().default(null),
  /** The sender of the invitee's mail. */
  sender,
  cc,
  bcc,
});
export type EmailMedium = z.infer<typeof EmailMedium>;

export const Medium = z.discriminatedUnion("type", [
  EmailMedium,
  z.object({ type: z.literal("kakao") }),
  z.object({ type: z.literal("slack"), slackChannelId: Line(100).min(1) }),
]);

/** A notification of a booking page: its event, recipient and medium (docs/product/scheduling-notifications.md). */
export const Notification = z.object({
  type: z.enum(NOTIFICATION_TYPES),
  medium: Medium,
  recipient: z.enum(RECIPIENTS),
  /** When a reminder is sent; null for other notifications. */
  send_at: SendAt.nullable().default(null),
});
export type Notification = z.infer<typeof Notification>;

export const MAX_REMINDERS = 2;
const MAX_NOTIFICATIONS = 30;

/** Whether a notification is a reminder. Reminders in Slack don't count: they are dropped when the page is saved. */
export const isReminder = ({ type, medium }: Notification): boolean => type === "reminder" && medium.type !== "slack";

export const Notifications = z
  .array(
    Notification.refine((one) => !isReminder(one) || one.send_at !== null, {
      path: ["send_at"],
      message: schedulingIssues.reminderTime,
    })
      .refine((one) => !isReminder(one) || one.medium.type !== "email" || one.recipient === "both", {
        path: ["recipient"],
        message: schedulingIssues.reminderRecipient,
      })
      .refine(({ medium, recipient }) => medium.type !== "kakao" || recipient === "invitee", {
        path: ["recipient"],
        message: schedulingIssues.kakaoRecipient,
      }),
  )
  .max(MAX_NOTIFICATIONS)
  .refine((all) => all.filter(isReminder).length <= MAX_REMINDERS, schedulingIssues.reminders);
export type Notifications = z.infer<typeof Notifications>;

/** A mail with the product's own text, in the organizer's name. */
export const BUILT_IN_MAIL: EmailMedium = {
  type: "email",
  emailTemplateId: null,
  sender: "ORGANIZER",
  cc: [],
  bcc: [],
};

const mail = (type: NotificationType, recipient: Notification["recipient"]): Notification => ({
  ...{ type, recipient },
  medium: BUILT_IN_MAIL,
  send_at: null,
});

export const CONFIRMATION = mail("confirmation", "invitee");

/** The notifications of a page by default. */
export const DEFAULT_NOTIFICATIONS: Notifications = [
  CONFIRMATION,
  mail("meetingAssignment", "organizer"),
  mail("rescheduling", "both"),
  mail("cancellation", "both"),
];

/** The distinct templates that notifications are made from. */
export const templateIdsOf = (all: readonly Notification[]): number[] => [
  ...new Set(all.flatMap(({ medium }) => (medium.type === "email" ? (medium.emailTemplateId ?? []) : []))),
];

/** Whether the invitee's phone number is needed (docs/product/scheduling.md#publishing-rules). */
export const needsPhone = (all: readonly Notification[]): boolean => all.some(({ medium }) => medium.type === "kakao");
