import {
  BUILT_IN_MAIL,
  type Medium,
  type Notification,
  type NotificationType,
} from "@dure/domain/scheduling/notification/notification";
import type { z } from "zod";

type MediumType = z.infer<typeof Medium>["type"];

const A_DAY_BEFORE = { digit: "d", value: 1 } as const;

const MEDIA: Record<MediumType, Notification["medium"]> = {
  email: BUILT_IN_MAIL,
  kakao: { type: "kakao" },
  slack: { type: "slack", slackChannelId: "" },
};

/** The media of each type of notification. A reminder isn't sent to Slack, and hosts have no KakaoTalk number. */
export const mediaOf = (type: NotificationType): readonly MediumType[] => {
  if (type === "reminder") return ["email", "kakao"];
  return type === "meetingAssignment" ? ["email", "slack"] : ["email", "kakao", "slack"];
};

/** The initial values of a notification. */
export function newNotification(type: NotificationType, medium: MediumType = "email"): Notification {
  const isReminder = type === "reminder";
  const toOrganizer = medium === "slack" || type === "meetingAssignment";
  const recipient = medium === "kakao" ? "invitee" : toOrganizer ? "organizer" : isReminder ? "both" : "invitee";
  return { type, medium: MEDIA[medium], recipient, send_at: isReminder ? A_DAY_BEFORE : null };
}
