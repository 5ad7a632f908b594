import { assigneeIdsOf } from "@dure/domain/routing/router/outcome-settings";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { findUser } from "../../identity/user/user-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Checks within the transaction that all assignees are active members. A concurrent deactivation either sees the
 * router's assignment and is refused, or this check fails.
 * @throws BAD_REQUEST naming the assignees who are not
 */
export async function assertAssignees(tx: Tx, teamId: string, router: RouterBody): Promise<void> {
  const ids = assigneeIdsOf(router);
  const users = await Promise.all(ids.map((id) => findUser(tx, teamId, id)));
  const gone = ids.filter((_, place) => users[place]?.team_member_status !== "ACTIVE");
  if (gone.length > 0) throw new AppError("BAD_REQUEST", routingTexts.assigneeGone, { user_ids: gone });
}
