import type { Delivery, PostOutcome } from "@dure/domain/notifications/delivery/delivery";
import { fillIn } from "@dure/domain/notifications/delivery/fill-in";
import { memberMessage } from "@dure/domain/notifications/delivery/member-message";
import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { logger } from "firebase-functions";
import { readLanguage } from "../../identity/user/language-store";
import { readPeople } from "../../platform/auth/caller-store";
import { noticeMail } from "../../platform/mail/notice-mail";
import { sendMail } from "../../platform/mail/send-mail";
import { stackOf } from "../../platform/stack-of";
import { labelForTeam } from "../../records/record/router-blur";
import { readNoticePreferences } from "../notice/notice-preferences-store";
import { createNotice } from "../notice/notice-store";
import { recipientOf } from "./recipient-of";
import { recordUrl } from "./record-url";

type Subject = { setting: NotificationSetting; record: CrmRecord };

/** Tells one member in the app or by e-mail. Both have a key of their own, so a repeat tells nothing twice. */
export async function notifyMember(
  teamId: string,
  delivery: Delivery,
  { setting, record }: Subject,
): Promise<PostOutcome> {
  const found = await recipientOf(teamId, delivery, record);
  if (!found) return { kind: "skipped", reason: "no_recipient" };
  const { user, team } = found;
  const wants = await readNoticePreferences(teamId, user.user_id);
  if (!wants[delivery.via === "email" ? "email" : "in_app"]) return { kind: "skipped", reason: "muted" };
  const [title, { people }] = await Promise.all([
    labelForTeam(teamId, record),
    readPeople(teamId, record.assignee ? [record.assignee] : []),
  ]);
  const assignee = people[0]?.display_name ?? "";
  const { message } = setting.action;
  const told = { title: setting.title, message, values: { title, assignee }, isAssigned: record.kind === "lead" };
  try {
    if (delivery.via === "email") {
      const words = memberMessage(told, await readLanguage(user.user_id));
      await sendMail(
        teamId,
        `notification-${delivery.id}`,
        noticeMail({ email: user.email }, words, recordUrl(team, record)),
      );
    } else {
      const about = { setting_id: setting.id, record_id: record.id, user_id: user.user_id };
      const created_at = new Date().toISOString();
      await createNotice(teamId, {
        id: delivery.id,
        ...about,
        kind: "setting",
        by: "",
        title: setting.title,
        message: fillIn(message, told.values).trim(),
        assignee,
        read_at: null,
        created_at,
      });
    }
    return { kind: "sent" };
  } catch (error) {
    logger.warn("A member could not be told.", { teamId, id: delivery.id, error: stackOf(error) });
    return { kind: "wait", error: "", retryAfterMs: 0 };
  }
}
