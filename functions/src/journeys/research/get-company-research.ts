import type { journeysApi } from "@dure/domain/journeys/api";
import { isGoingOn, type Research, researchQuota } from "@dure/domain/journeys/research/research";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../../records/record/visible-record";
import { isResearchOn } from "./is-research-on";
import { monthOf } from "./month-of";
import { countRuns, findResearch } from "./research-store";

export const getCompanyResearch: Verb<typeof journeysApi.getCompanyResearch> = async (ctx, { params }) => {
  const { team } = callerOf(ctx);
  const company = await readVisible(ctx, "company", params.id);
  const [research, used] = await Promise.all([
    findResearch(ctx.teamId, company.id),
    countRuns(ctx.teamId, monthOf(team.timezone, ctx.now)),
  ]);
  return {
    is_available: isResearchOn(),
    research: research ? shown(research, ctx.now) : null,
    quota: { used, limit: researchQuota(team.plan) },
  };
};

/** A run whose job has died reads as failed. */
const shown = (research: Research, now: string): Research => {
  const isOver = research.state === "done" || research.state === "failed" || isGoingOn(research, now);
  return isOver ? research : { ...research, state: "failed" };
};
