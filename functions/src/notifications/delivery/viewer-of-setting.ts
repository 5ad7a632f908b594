import type { NotificationSetting } from "@dure/domain/notifications/setting/setting";
import type { Viewer } from "@dure/domain/records/record/visibility";
import { readCaller } from "../../platform/auth/caller-store";

/** A setting tells of the records that the member who saved it last may see: a channel shows no more than its maker sees. */
export async function viewerOfSetting(teamId: string, { updated_by }: NotificationSetting): Promise<Viewer> {
  const { team, user } = await readCaller(teamId, updated_by);
  return team.row_access === "own" && user?.team_member_role !== "ADMIN" ? { id: updated_by } : undefined;
}
