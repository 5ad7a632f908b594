import type { Delivery } from "@dure/domain/notifications/delivery/delivery";
import { ASSIGNEE } from "@dure/domain/notifications/setting/setting";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Team } from "@dure/domain/shared/caller/team";
import type { User } from "@dure/domain/shared/caller/user";
import { readCaller } from "../../platform/auth/caller-store";

/** The active member who gets a delivery; undefined without one, or if they may not see the record. */
export async function recipientOf(
  teamId: string,
  { recipient }: Delivery,
  record: CrmRecord,
): Promise<{ team: Team; user: User } | undefined> {
  const id = recipient === ASSIGNEE ? record.assignee : recipient;
  if (!id) return undefined;
  const { team, user } = await readCaller(teamId, id);
  if (user?.team_member_status !== "ACTIVE") return undefined;
  const viewer = team.row_access === "own" && user.team_member_role !== "ADMIN" ? { id } : undefined;
  return isVisible(record, viewer) ? { team, user } : undefined;
}
