import { assigneeIdsOf } from "@dure/domain/routing/router/outcome-settings";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { findUser } from "../../identity/user/user-store";
import type { Tx } from "../../platform/transaction/transaction-store";

/**
 * Who is given leads is an active member, as the transaction sees it: whoever is being deactivated at this moment
 * either is named by the router, which keeps them active, or is refused here.
 * @throws BAD_REQUEST telling who is not
 */
export async function assertAssignees(tx: Tx, teamId: string, router: RouterBody): Promise<void> {
  const ids = assigneeIdsOf(router);
  const users = await Promise.all(ids.map((id) => findUser(tx, teamId, id)));
  const gone = ids.filter((_, place) => users[place]?.team_member_status !== "ACTIVE");
  if (gone.length > 0) throw new AppError("BAD_REQUEST", routingTexts.assigneeGone, { user_ids: gone });
}
