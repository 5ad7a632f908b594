import { dequal } from "dequal/lite";
import type { FollowUpMail } from "../../forms/follow-up-mail";
import type { Reminder } from "../booking-page/booking-page";
import {
  BUILT_IN_MAIL,
  CONFIRMATION,
  DEFAULT_NOTIFICATIONS,
  isReminder,
  type Notification,
  type Notifications,
} from "./notification";

/**
 * Older fields of a booking page that hold a part of its notifications
 * (docs/product/scheduling-notifications.md#older-fields).
 */
export type LegacyNotificationFields = {
  reminders: Reminder[];
  slack_channel: string | null;
  follow_up_mail_setting: FollowUpMail | null;
};

/** Derives the older fields from a page's notifications; only the derived values are stored. */
export const toLegacyFields = (all: readonly Notification[]): LegacyNotificationFields => ({
  reminders: all.flatMap(({ type, medium, send_at }) =>
    type === "reminder" && send_at && medium.type !== "slack" ? [{ type: medium.type, send_at }] : [],
  ),
  slack_channel: all.flatMap(({ medium }) => (medium.type === "slack" ? [medium.slackChannelId] : []))[0] ?? null,
  follow_up_mail_setting: all.flatMap((one) => followUpIn(one) ?? [])[0] ?? null,
});

/** The notifications of a page that was stored with the older fields only. */
export const fromLegacyFields = (fields: LegacyNotificationFields): Notifications =>
  withFields(DEFAULT_NOTIFICATIONS, { ...fields }, NO_FIELDS);

const NO_FIELDS: LegacyNotificationFields = { reminders: [], slack_channel: null, follow_up_mail_setting: null };

/** The notification settings of a request; absent properties stay unchanged. */
export type GivenNotifications = {
  [Key in keyof LegacyNotificationFields]?: LegacyNotificationFields[Key] | undefined;
} & {
  notifications?: Notifications | undefined;
};

/**
 * Applies a request to a page's notifications. An older field only counts if it differs from the page's current value,
 * so a client that sends back everything it read only changes what it edited.
 */
export function changeNotifications(before: Notifications, given: GivenNotifications): Notifications {
  const list = (given.notifications ?? before).filter((one) => one.type !== "reminder" || isReminder(one));
  return withFields(list, given, toLegacyFields(before));
}

function withFields(list: Notifications, given: GivenNotifications, before: LegacyNotificationFields): Notifications {
  const { reminders, slack_channel, follow_up_mail_setting } = given;
  let after = list;
  if (reminders && !dequal(reminders, before.reminders)) after = withReminders(after, reminders);
  if (slack_channel !== undefined && slack_channel !== before.slack_channel) after = withChannel(after, slack_channel);
  if (follow_up_mail_setting !== undefined && !dequal(follow_up_mail_setting, before.follow_up_mail_setting))
    after = withFollowUp(after, follow_up_mail_setting);
  return after;
}

/** A reminder that was there keeps its template and copies. */
const withReminders = (all: Notifications, reminders: readonly Reminder[]): Notifications => [
  ...all.filter((one) => !isReminder(one)),
  ...reminders.map(
    ({ type, send_at }): Notification =>
      all.find((one) => isReminder(one) && one.medium.type === type && dequal(one.send_at, send_at)) ?? {
        type: "reminder",
        medium: type === "email" ? BUILT_IN_MAIL : { type },
        recipient: type === "email" ? "both" : "invitee",
        send_at,
      },
  ),
];

const IN_SLACK = ["confirmation", "rescheduling", "cancellation"] as const;

/** Sets the Slack channel: it replaces any current ones. A page's first channel gets all notifications of a meeting. */
function withChannel(all: Notifications, slackChannelId: string | null): Notifications {
  if (slackChannelId === null) return all.filter(({ medium }) => medium.type !== "slack");
  const medium = { type: "slack", slackChannelId } as const;
  if (all.some((one) => one.medium.type === "slack"))
    return all.map((one) => (one.medium.type === "slack" ? { ...one, medium } : one));
  return [...all, ...IN_SLACK.map((type): Notification => ({ type, medium, recipient: "organizer", send_at: null }))];
}

/**
 * Sets or removes the follow-up mail. If it was the invitee's only confirmation, removing it restores the product's own
 * mail.
 */
function withFollowUp(all: Notifications, setting: FollowUpMail | null): Notifications {
  const place = all.findIndex(followUpIn);
  if (!setting) {
    const rest = all.filter((one) => !followUpIn(one));
    return place < 0 || rest.some(confirmsToInvitee) ? rest : [CONFIRMATION, ...rest];
  }
  const { email_template_id: emailTemplateId, ...people } = setting;
  const known = all[place] ?? CONFIRMATION;
  const changed: Notification = { ...known, medium: { type: "email", emailTemplateId, ...people } };
  return place < 0 ? [...all, changed] : all.with(place, changed);
}

const confirmsToInvitee = ({ type, medium, recipient }: Notification): boolean =>
  type === "confirmation" && medium.type === "email" && recipient !== "organizer";

function followUpIn(one: Notification): FollowUpMail | null {
  const { medium } = one;
  if (!confirmsToInvitee(one) || medium.type !== "email" || medium.emailTemplateId === null) return null;
  return { email_template_id: medium.emailTemplateId, sender: medium.sender, cc: medium.cc, bcc: medium.bcc };
}
