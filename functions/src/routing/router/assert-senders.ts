import { assertNoProblems } from "@dure/domain/routing/router/assert-router";
import { outcomeSenders, senderProblems } from "@dure/domain/routing/router/check-senders";
import { settingsOf } from "@dure/domain/routing/router/outcome-settings";
import type { Router } from "@dure/domain/routing/router/router";
import { integratesEmail } from "@dure/domain/teams/connection";
import { listUsers } from "../../identity/user/user-store";
import { connectionsOf } from "../../teams/connection/connection-store";

/**
 * Checks that the senders of an active router's follow-up mails have integrated e-mail. A draft is not checked.
 * @param hostsOf the hosts of the groups' booking pages
 * @throws BAD_REQUEST naming the senders of each outcome (docs/product/forms.md#follow-up-mail)
 */
export async function assertSenders(teamId: string, router: Router, hostsOf: Map<string, string[]>): Promise<void> {
  if (router.status !== "active") return;
  if (settingsOf(router).every((settings) => settings.follow_up_mail_setting === null)) return;
  const users = await listUsers(teamId, ["ACTIVE", "DEACTIVATED"]);
  const members = users.map(({ user_id, display_name, email, team_member_status: status }) => ({
    ...{ user_id, email, name: display_name || email },
    isActive: status === "ACTIVE",
  }));
  const all = outcomeSenders(router, { members, hostsOf });
  const ids = new Set(all.flatMap(({ senders }) => senders.flatMap(({ id }) => id ?? [])));
  const integrated = await Promise.all(
    [...ids].map(async (id) => ((await connectionsOf(teamId, id)).some(integratesEmail) ? [id] : [])),
  );
  assertNoProblems(senderProblems(all, new Set(integrated.flat())));
}
