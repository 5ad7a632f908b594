import type { journeysApi } from "@dure/domain/journeys/api";
import { isGoingOn, type Research, researchQuota, runsThatCount } from "@dure/domain/journeys/research/research";
import { planAt } from "@dure/domain/teams/team";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { isBlurred } from "../../records/record/router-blur";
import { readVisible } from "../../records/record/visible-record";
import { isResearchOn } from "./is-research-on";
import { monthOf } from "./month-of";
import { countRuns, findResearch } from "./research-store";

export const getCompanyResearch: Verb<typeof journeysApi.getCompanyResearch> = async (ctx, { params }) => {
  const { team } = callerOf(ctx);
  const company = await readVisible(ctx, "company", params.id);
  const month = monthOf(team.timezone, ctx.now);
  const [research, begun] = await Promise.all([findResearch(ctx.teamId, company.id), countRuns(ctx.teamId, month)]);
  const used = runsThatCount(begun, research, month, ctx.now);
  // Findings would reveal which company it is.
  const isHidden = isBlurred(ctx, company);
  return {
    is_available: isResearchOn() && !isHidden,
    research: research && !isHidden ? shown(research, ctx.now) : null,
    quota: { used, limit: researchQuota(planAt(team, ctx.now)) },
  };
};

/** A run whose job has died reads as failed. */
const shown = (research: Research, now: string): Research => {
  const isOver = research.state === "done" || research.state === "failed" || isGoingOn(research, now);
  return isOver ? research : { ...research, state: "failed" };
};
