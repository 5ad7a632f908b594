import type { RoutingEvent } from "@dure/domain/routing/events";
import { assertNoProblems, assertRouter } from "@dure/domain/routing/router/assert-router";
import { disclosureProblems } from "@dure/domain/routing/router/disclosure-problems";
import { templateIdsOf } from "@dure/domain/routing/router/outcome-settings";
import type { Router } from "@dure/domain/routing/router/router";
import type { SeenDraft } from "@dure/domain/routing/router/router-draft";
import { assertDraftVersion, assertStorable, changeRouter } from "@dure/domain/routing/router/save-router";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import { assertTemplates } from "../../forms/usage/template-use-store";
import type { Context } from "../../platform/context";
import { createLink, isLinkTaken } from "../../platform/firestore/link-store";
import { type Tx, transaction } from "../../platform/transaction/transaction-store";
import { isMasked } from "../../records/record/mask-response";
import { viewerOf } from "../../records/record/visible-record";
import { assertAssignees } from "./assert-assignees";
import { assertBanner } from "./assert-banner";
import { assertMappedFields } from "./assert-mapped-fields";
import { assertPages } from "./assert-pages";
import { assertSenders } from "./assert-senders";
import { readDraft, removeDraft, saveDraft } from "./draft/router-draft-store";
import { findRouter, readRouter, saveRouter } from "./router-store";

/** Edits a router; returns the same object if nothing changes. It may throw. */
type Change = (before: Router) => Router;

type Saving = { change: Change; make: () => Router; seenDraft?: SeenDraft | undefined };

/**
 * Updates or creates a router. The first team to use an id owns it. Retries are idempotent.
 * @throws BAD_REQUEST if the router is invalid, CONFLICT if the id is taken or its draft is newer than the one seen
 */
export function saveRouterChange(ctx: Context, id: string, { change, make, seenDraft }: Saving) {
  return transaction(ctx, async (tx) => {
    const before = await findRouter(tx, ctx.teamId, id);
    if (before) {
      if (seenDraft !== undefined) assertDraftVersion(await readDraft(tx, ctx.teamId, id), seenDraft);
      const saved = await saveValidChange(tx, ctx, before, change);
      // The published version is what the team edits from now on.
      removeDraft(tx, ctx.teamId, id);
      return saved;
    }
    if (await isLinkTaken(tx, id)) throw new AppError("CONFLICT", routingTexts.linkTaken);
    const after = make();
    await assertSaveable(tx, ctx, after, undefined);
    createLink(tx, id, { team_id: ctx.teamId, kind: "router", id, page_id: id });
    saveRouter(tx, ctx.teamId, after);
    return { answer: after, event: { type: "router.created", before: null, after } };
  });
}

/** Updates an existing router. @throws NOT_FOUND, BAD_REQUEST if it is invalid */
export const changeExistingRouter = (ctx: Context, id: string, change: Change): Promise<Router> =>
  transaction(ctx, async (tx) => saveValidChange(tx, ctx, await readRouter(tx, ctx.teamId, id), change));

/**
 * Replaces the published version of an existing router, and removes its draft.
 * @throws NOT_FOUND, BAD_REQUEST if it is invalid
 */
export const replaceExistingRouter = (ctx: Context, id: string, change: Change): Promise<Router> =>
  transaction(ctx, async (tx) => {
    const before = await readRouter(tx, ctx.teamId, id);
    const saved = await saveValidChange(tx, ctx, before, change);
    if (saved.answer !== before) removeDraft(tx, ctx.teamId, id);
    return saved;
  });

/** Renames a router and its draft, which would bring the old name back once it is published. @throws NOT_FOUND */
export const renameRouter = (ctx: Context, id: string, title: string): Promise<Router> =>
  transaction(ctx, async (tx) => {
    const { teamId, actor, now } = ctx;
    const before = await readRouter(tx, teamId, id);
    const draft = await readDraft(tx, teamId, id);
    const saved = saveChange(tx, ctx, before, changeRouter(before, { ...before, title }, actor.id, { now }));
    if (!draft || draft.body.title === title) return saved;
    const after = { ...draft, body: { ...draft.body, title }, updated_by: actor.id, updated_at: now };
    saveDraft(tx, teamId, after);
    return { ...saved, event: [saved.event, { type: "router.drafted", before: draft, after } as const].flat() };
  });

/** Updates a router without validating it, for changes that cannot make it invalid. @throws NOT_FOUND */
export const changeWithoutValidation = (ctx: Context, id: string, change: Change): Promise<Router> =>
  transaction(ctx, async (tx) => {
    const before = await readRouter(tx, ctx.teamId, id);
    return saveChange(tx, ctx, before, change(before));
  });

async function saveValidChange(tx: Tx, ctx: Context, before: Router, change: Change): Promise<Saved> {
  const after = change(before);
  if (after !== before) await assertSaveable(tx, ctx, after, before);
  return saveChange(tx, ctx, before, after);
}

function saveChange(tx: Tx, { teamId }: Context, before: Router, after: Router): Saved {
  if (after === before) return { answer: after, event: [] };
  saveRouter(tx, teamId, after);
  return { answer: after, event: { type: "router.changed", before, after } };
}

type Saved = { answer: Router; event: RoutingEvent | [] };

async function assertSaveable(tx: Tx, ctx: Context, router: Router, before: Router | undefined): Promise<void> {
  const { teamId } = ctx;
  assertStorable(router);
  assertRouter(router);
  // Mails and Slack posts show visitors' answers unmasked.
  const masked = isMasked(ctx);
  if (masked || viewerOf(ctx)) assertNoProblems(disclosureProblems(before, router, masked));
  await assertBanner(teamId, router, before);
  await assertMappedFields(teamId, router, before);
  const hostsOf = await assertPages(tx, teamId, router);
  await assertSenders(teamId, router, hostsOf);
  await assertAssignees(tx, teamId, router);
  await assertTemplates(tx, teamId, templateIdsOf(router), "body.groups");
}
