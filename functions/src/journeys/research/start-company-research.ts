import type { journeysApi } from "@dure/domain/journeys/api";
import { isGoingOn, nextRun, researchQuota, runsThatCount } from "@dure/domain/journeys/research/research";
import { journeysTexts } from "@dure/domain/journeys/texts";
import { AppError } from "@dure/domain/shared/error";
import { planAt } from "@dure/domain/teams/team";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { assertUnblurred } from "../../records/record/router-blur";
import { getVisible } from "../../records/record/visible-record";
import { isResearchOn } from "./is-research-on";
import { monthOf } from "./month-of";
import { researchEvent } from "./research-event";
import { countRuns, findResearch, saveResearch, saveRuns } from "./research-store";

/** A company has one run at a time: a second call returns the current one. The event starts the job. */
export const startCompanyResearch: Verb<typeof journeysApi.startCompanyResearch> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const { teamId, actor, now, locale } = ctx;
    const { team } = callerOf(ctx);
    if (!isResearchOn()) throw new AppError("NOT_ACCEPTABLE", journeysTexts.researchOff);
    const company = await getVisible(tx, ctx, "company", params.id);
    assertUnblurred(ctx, [company]);
    const month = monthOf(team.timezone, now);
    const [before, begun] = [await findResearch(teamId, company.id, tx), await countRuns(teamId, month, tx)];
    if (before && isGoingOn(before, now)) return { answer: before, event: [] };
    const used = runsThatCount(begun, before, month, now);
    const limit = researchQuota(planAt(team, now));
    if (used >= limit) throw new AppError("NOT_ACCEPTABLE", journeysTexts.researchUsedUp(limit));
    const after = nextRun(before, { company_id: company.id, by: actor.id, now, locale, month });
    saveResearch(tx, teamId, after);
    saveRuns(tx, teamId, month, used + 1);
    return { answer: after, event: researchEvent("company-research.requested", before, after) };
  });
