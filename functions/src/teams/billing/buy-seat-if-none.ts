import { randomUUID } from "node:crypto";
import type { User } from "@dure/domain/shared/caller/user";
import { orderSeats } from "@dure/domain/teams/billing";
import { planStatus } from "@dure/domain/teams/plan-status";
import { countMembers } from "../../identity/tenant/tenant-store";
import { readUser } from "../../identity/user/user-store";
import type { Context } from "../../platform/context";
import { readStoredAnswer } from "../../platform/transaction/idempotency-store";
import { readTeam } from "../team/team-store";
import { readBilling } from "./billing-store";
import { changeSubscription } from "./change-subscription";

type Waiting = { userId: string; status: User["team_member_status"] };

/**
 * Buys one seat for a person if none is left. If the process dies before the seat is taken, the retry finds the seat
 * free and buys no other.
 * @param waiting the person who needs the seat; nothing is bought unless they still have `status`
 */
export async function buySeatIfNone(ctx: Context, { userId, status }: Waiting): Promise<void> {
  const { teamId, now } = ctx;
  if (await readStoredAnswer(ctx)) return;
  const [team, billing, active] = await Promise.all([readTeam(teamId), readBilling(teamId), countMembers(teamId)]);
  const { remaining_seats } = planStatus(team, billing, active, now);
  if (remaining_seats !== 0) return;
  // Read after the count, which lacks a person who became active since: their seat would be bought twice.
  const user = await readUser(teamId, userId);
  if (user?.team_member_status !== status) return;
  // The request's idempotency key is for the member's change, so the purchase gets a key of its own.
  const own = { ...ctx, idempotency: { key: `${ctx.idempotency?.key ?? randomUUID()}-seat`, fingerprint: "" } };
  await changeSubscription(own, (subscription) => orderSeats(subscription, active + 1));
}
