import { newMentions } from "@dure/domain/records/note/mentions";
import { isVisible } from "@dure/domain/records/record/visibility";
import { cutText } from "@dure/domain/shared/text";
import { readCaller } from "../../platform/auth/caller-store";
import { reaction } from "../../platform/outbox/reaction";
import { readRecords } from "../../records/record/record-store";
import { readNoticePreferences } from "./notice-preferences-store";
import { createNotice } from "./notice-store";

const MAX_EXCERPT = 140;

/**
 * Notifies the members whom a memo mentions and who may see its record. A notice's id derives from the event and the
 * member, so it is created once. A changed memo notifies only the members whom it newly mentions.
 */
export const notifyOfMention = reaction(
  "notify-of-mention",
  ["note.created", "note.changed"],
  async (teamId, { id, at, actor, before, after }) => {
    const named = newMentions(before?.html ?? "", after.html).filter((userId) => userId !== actor.id);
    const [record] = named.length > 0 ? await readRecords(teamId, [after.record_id]) : [];
    if (!record) return;
    for (const userId of named) {
      const { team, user } = await readCaller(teamId, userId);
      const viewer = team.row_access === "own" && user?.team_member_role !== "ADMIN" ? { id: userId } : undefined;
      const wants = await readNoticePreferences(teamId, userId);
      if (user?.team_member_status !== "ACTIVE" || !isVisible(record, viewer) || !wants.in_app) continue;
      await createNotice(teamId, {
        ...{ id: `${id}-${userId}`, user_id: userId, kind: "mention", setting_id: null, record_id: record.id },
        ...{ by: actor.name, title: "", message: cutText(after.text, MAX_EXCERPT), read_at: null, created_at: at },
      });
    }
  },
);
