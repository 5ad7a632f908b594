import {
  FIRST_PREFERENCES,
  NoticePreferences,
  type NoticePreferencesChange,
} from "@dure/domain/notifications/notice/notice-preferences";
import { inTeam } from "../../platform/firebase";

const preferencesDoc = (teamId: string, uid: string) => inTeam(teamId, "notice-preferences").doc(uid);

export async function readNoticePreferences(teamId: string, uid: string): Promise<NoticePreferences> {
  return NoticePreferences.parse({ ...FIRST_PREFERENCES, ...(await preferencesDoc(teamId, uid).get()).data() });
}

/** Outside `transaction`, without an event: it is of no interest to others. The last write wins. */
export async function saveNoticePreferences(
  teamId: string,
  uid: string,
  change: NoticePreferencesChange,
): Promise<void> {
  await preferencesDoc(teamId, uid).set(change, { merge: true });
}
