import { createHash } from "node:crypto";
import type { journeysApi } from "@dure/domain/journeys/api";
import { draftQuota } from "@dure/domain/journeys/draft/draft";
import { countDraft, type DraftUsage, giveBackDraft, keepDraft } from "@dure/domain/journeys/draft/draft-usage";
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

/**
 * Writes a draft, which is neither stored nor sent. A failed draft doesn't count, up to a monthly limit of failures.
 */
export const writeDraft: Verb<typeof journeysApi.writeDraft> = async (ctx, { params, body: { kind } }) => {
  if (!isResearchOn()) throw new AppError("NOT_ACCEPTABLE", journeysTexts.researchOff);
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  assertUnblurred(ctx, [record]);
  const items = await readTimeline(ctx, record);
  const used = await take(ctx, record.id, kind);
  const quota = { used, limit: limitOf(ctx) };
  const draft = await askDraft({ kind, locale: ctx.locale, items }).catch(async (error: unknown) => {
    logger.warn("A draft failed.", { error: String(error) });
    await changeUsage(ctx, (usage) => giveBackDraft(usage, keyOf(ctx), limitOf(ctx)));
    throw new AppError("PROVIDER_FAILED", journeysTexts.draftFailed);
  });
  await changeUsage(ctx, (usage) => keepDraft(usage, keyOf(ctx)));
  return { draft, quota };
};

export const getDraftQuota: Verb<typeof journeysApi.getDraftQuota> = async (ctx) => {
  const { used } = await readDraftUsage(ctx.teamId, currentMonth(ctx));
  return { is_available: isResearchOn(), quota: { used, limit: limitOf(ctx) } };
};

const limitOf = (ctx: Context): number => draftQuota(planAt(callerOf(ctx).team, ctx.now));

/**
 * Counts a draft before the model is called, so that concurrent requests don't exceed the quota. A retry counts once;
 * it has no stored answer, since drafts are not stored.
 */
const take = (ctx: Context, id: string, kind: "mail" | "brief"): Promise<number> =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const month = currentMonth(ctx);
    const usage = countDraft(await readDraftUsage(ctx.teamId, month, tx), keyOf(ctx), limitOf(ctx));
    saveDraftUsage(tx, ctx.teamId, month, usage);
    return { answer: usage.used, event: { type: "ai-draft.requested", before: null, after: { id, kind } } };
  });

const changeUsage = (ctx: Context, change: (usage: DraftUsage) => DraftUsage): Promise<void> =>
  transaction({ ...ctx, idempotency: undefined }, async (tx) => {
    const month = currentMonth(ctx);
    saveDraftUsage(tx, ctx.teamId, month, change(await readDraftUsage(ctx.teamId, month, tx)));
    return { answer: undefined, event: [] };
  });

const currentMonth = (ctx: Context): string => monthOf(callerOf(ctx).team.timezone, ctx.now);

/** The key of one draft: the same idempotency key with another record or kind counts as another draft. */
const keyOf = ({ actor, idempotency }: Context): string | undefined =>
  idempotency &&
  createHash("sha256").update(`${actor.id} ${idempotency.key} ${idempotency.fingerprint}`).digest("base64url");
