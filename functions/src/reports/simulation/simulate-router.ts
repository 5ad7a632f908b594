import type { reportsApi } from "@dure/domain/reports/api";
import { periodDays } from "@dure/domain/reports/simulation/period-days";
import type { RouterSimulation } from "@dure/domain/reports/simulation/simulation";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { throttleRefresh } from "./throttle-refresh";

export type RouterStep = keyof typeof reportsTexts.steps;

/**
 * Reads the number of a router's submissions at each step, within days of the router's zone. The routers area
 * implements it.
 */
export type ReadRouterSteps = (
  ctx: Pick<Context, "teamId" | "now">,
  routerId: string,
  days: { from?: string | undefined; to?: string | undefined },
) => Promise<readonly { step: RouterStep; count: number }[]>;

/** The steps of a router. Without the feature the report is locked; it stays when its form is deleted. */
export const simulateRouter =
  (readSteps: ReadRouterSteps): Verb<typeof reportsApi.simulateRouter> =>
  async (ctx, input) => {
    const { team, flags } = callerOf(ctx);
    const answer = { updated_at: ctx.now, error: null, chart: [], groups: [] };
    if (!hasRouters(team, flags, ctx.now)) return { ...answer, state: "locked" };
    await throttleRefresh(ctx, "form-lead-router", input);
    const { setting, dashboard_filter } = input.body;
    const days = periodDays(dashboard_filter?.period ?? setting, ctx.now, ctx.timeZone);
    const steps = await readSteps(ctx, setting.form_id, { from: days?.start, to: days?.end }).catch(goneForm);
    if (!steps) return { ...answer, state: "error", error: { kind: "form", name: null } };
    if (steps.every(({ count }) => count === 0)) return { ...answer, state: "empty" };
    return { ...answer, state: "ok", ...chartOf(ctx, steps) };
  };

function goneForm(error: unknown): undefined {
  if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
  throw error;
}

const chartOf = (
  { locale }: Context,
  steps: readonly { step: RouterStep; count: number }[],
): Pick<RouterSimulation, "chart" | "groups"> => ({
  chart: steps.map(({ step, count }) => ({ value: count, group1: step })),
  groups: steps.map(({ step }) => ({
    ...{ key: step, label: reportsTexts.steps[step][locale] },
    ...{ from: null, to: null, blank: false, running: false },
  })),
});
