import { randomUUID } from "node:crypto";
import { orderSeats } from "@dure/domain/teams/billing";
import { planStatus } from "@dure/domain/teams/plan-status";
import { countMembers } from "../../identity/tenant/tenant-store";
import type { Context } from "../../platform/context";
import { readTeam } from "../team/team-store";
import { readBilling } from "./billing-store";
import { changeSubscription } from "./change-subscription";

/**
 * Buys one seat where no seat is left. Should the process die before the seat is taken, the repeated request finds it left
 * and buys no other.
 */
export async function buySeatIfNone(ctx: Context): Promise<void> {
  const { teamId, now } = ctx;
  const [team, billing, active] = await Promise.all([readTeam(teamId), readBilling(teamId), countMembers(teamId)]);
  const { remaining_seats } = planStatus(team, billing, active, now);
  if (remaining_seats !== 0) return;
  // The request's own answer is the member's; the purchase has a key of its own.
  const own = { ...ctx, idempotency: { key: `${ctx.idempotency?.key ?? randomUUID()}-seat`, fingerprint: "" } };
  await changeSubscription(own, (subscription) => orderSeats(subscription, active + 1));
}
