import { automationTexts } from "@dure/domain/email/automation/automation-texts";
import type { RemoteFlags } from "@dure/domain/shared/caller/remote-flags";
import type { Team } from "@dure/domain/shared/caller/team";
import { AppError } from "@dure/domain/shared/error";
import { planAt } from "@dure/domain/teams/team";
import { findTeam } from "../../platform/auth/team-store";
import { type Context, callerOf } from "../../platform/context";
import type { Tx } from "../../platform/transaction/transaction-store";

type Known = { team: Pick<Team, "plan" | "plan_end_date">; flags: RemoteFlags };

const isPaid = ({ team }: Known, now: string): boolean => planAt(team, now) !== "FREE";
const isMarketing = ({ flags }: Known): boolean => flags.enable_marketing_email === true;

/** @throws PLAN_REQUIRED if the team has no e-mail automations (docs/product/email.md#automations) */
export function assertAutomations(ctx: Context): void {
  const caller = callerOf(ctx);
  if (!isMarketing(caller)) throw new AppError("PLAN_REQUIRED", automationTexts.needsFlag);
  if (!isPaid(caller, ctx.now)) throw new AppError("PLAN_REQUIRED", automationTexts.needsPro);
}

/** Whether automations run in a team as it is known, for jobs (docs/product/email.md#automations). */
export const areAutomationsRunning = (known: { team: Team; flags: RemoteFlags }, now: string): boolean =>
  known.team.state === "active" && isMarketing(known) && isPaid(known, now);

/** Whether a team's automations run, for jobs. */
export async function runsAutomations(teamId: string, now: string, tx?: Tx): Promise<boolean> {
  const known = await findTeam(teamId, tx);
  return known !== undefined && areAutomationsRunning(known, now);
}

type AnyVerbs = Record<string, (ctx: Context, input: never) => Promise<unknown>>;

/** Restricts verbs to teams with e-mail automations, in one place, so that no verb can omit it. */
export const requireAutomations = <Some extends AnyVerbs>(verbs: Some): Some =>
  Object.fromEntries(
    Object.entries(verbs).map(([name, verb]) => [
      name,
      async (ctx: Context, input: never) => {
        assertAutomations(ctx);
        return verb(ctx, input);
      },
    ]),
  ) as Some;
