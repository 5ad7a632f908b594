import type { journeysApi } from "@dure/domain/journeys/api";
import { draftQuota } from "@dure/domain/journeys/draft/draft";
import { countDraft, giveBackDraft } from "@dure/domain/journeys/draft/draft-usage";
import { journeysTexts } from "@dure/domain/journeys/texts";
import { AppError } from "@dure/domain/shared/error";
import { planAt } from "@dure/domain/teams/team";
import { logger } from "firebase-functions";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { readCurrent } from "../../records/merge/read-current";
import { assertUnblurred } from "../../records/record/router-blur";
import { isResearchOn } from "../research/is-research-on";
import { monthOf } from "../research/month-of";
import { askDraft } from "./ask-draft";
import { readDraftUsage, saveDraftUsage } from "./draft-usage-store";
import { readTimeline } from "./read-timeline";

/** Nothing is kept or sent: the answer is the draft. One that fails doesn't count. */
export const writeDraft: Verb<typeof journeysApi.writeDraft> = async (ctx, { params, body: { kind } }) => {
  if (!isResearchOn()) throw new AppError("NOT_ACCEPTABLE", journeysTexts.researchOff);
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  assertUnblurred(ctx, [record]);
  const items = await readTimeline(ctx, record);
  const used = await take(ctx, record.id, kind);
  const quota = { used, limit: limitOf(ctx) };
  try {
    return { draft: await askDraft({ kind, locale: ctx.locale, items }), quota };
  } catch (error) {
    logger.warn("A draft failed.", { error: String(error) });
    await giveBack(ctx);
    throw new AppError("PROVIDER_FAILED", journeysTexts.draftFailed);
  }
};

export const getDraftQuota: Verb<typeof journeysApi.getDraftQuota> = async (ctx) => {
  const { used } = await readDraftUsage(ctx.teamId, currentMonth(ctx));
  return { is_available: isResearchOn(), quota: { used, limit: limitOf(ctx) } };
};

const limitOf = (ctx: Context): number => draftQuota(planAt(callerOf(ctx).team, ctx.now));

/**
 * Counts a draft before it is asked for, so that many at once don't pass the quota. A repeated request counts once; it has no
 * stored answer, since no draft is kept.
 */
const take = (ctx: Context, id: string, kind: "mail" | "brief"): Promise<number> =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const month = currentMonth(ctx);
    const usage = countDraft(await readDraftUsage(ctx.teamId, month, tx), keyOf(ctx), limitOf(ctx));
    saveDraftUsage(tx, ctx.teamId, month, usage);
    return { answer: usage.used, event: { type: "ai-draft.requested", before: null, after: { id, kind } } };
  });

const giveBack = (ctx: Context): Promise<void> =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const month = currentMonth(ctx);
    const usage = giveBackDraft(await readDraftUsage(ctx.teamId, month, tx), keyOf(ctx));
    saveDraftUsage(tx, ctx.teamId, month, usage);
    return { answer: undefined, event: [] };
  });

const currentMonth = (ctx: Context): string => monthOf(callerOf(ctx).team.timezone, ctx.now);

const keyOf = ({ actor, idempotency }: Context): string | undefined => idempotency && `${actor.id} ${idempotency.key}`;
