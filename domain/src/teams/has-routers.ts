import type { RemoteFlags } from "../shared/caller/remote-flags";
import type { Team } from "../shared/caller/team";
import { planAt } from "./team";

/** Routers are a paid feature; a flag enables them for single teams (docs/product/routing.md#who-has-routers). */
export function hasRouters(
  team: Pick<Team, "plan" | "plan_end_date">,
  { enable_form_router }: RemoteFlags,
  now: string,
): boolean {
  const plan = planAt(team, now);
  return plan === "PRO" || plan === "FREE_TRIAL" || enable_form_router === true;
}
