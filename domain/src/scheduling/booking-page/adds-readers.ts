import type { Notification } from "../notification/notification";
import type { BookingPage } from "./booking-page";

type Told = Pick<BookingPage, "notifications" | "form_submission_noti_setting">;

/**
 * Whether people other than hosts and invitees would learn more about a page's bookings than before: by copies, as
 * senders, or in Slack (docs/product/records.md#masking).
 * @param before undefined for a new page
 */
export function addsReaders(before: Told | undefined, after: Told): boolean {
  const known = new Set(before && readersOf(before));
  return readersOf(after).some((reader) => !known.has(reader));
}

const readersOf = ({ notifications, form_submission_noti_setting: answers }: Told): string[] => [
  ...notifications.flatMap(({ medium }) => readersOfMedium(medium)),
  ...(answers?.slack_channel ? [`answers ${answers.slack_channel}`] : []),
];

function readersOfMedium(medium: Notification["medium"]): string[] {
  if (medium.type === "slack") return [medium.slackChannelId];
  if (medium.type !== "email") return [];
  const { sender, cc, bcc } = medium;
  return [...cc, ...bcc, ...(sender === "ORGANIZER" ? [] : [`sender ${sender}`])];
}
