import { dequal } from "dequal/lite";
import { AppError } from "../../shared/error";
import { routingTexts } from "../texts";
import { type Router, RouterBody } from "./router";
import type { RouterDraft, SeenDraft } from "./router-draft";

/** A new router is inactive until it is activated. */
export const makeRouter = (id: string, body: RouterBody, creatorId: string, now: string): Router => ({
  ...body,
  id,
  status: "inactive",
  created_by: creatorId,
  created_at: now,
  updated_by: creatorId,
  updated_at: now,
});

type Saved = { now: string; basedOn?: string | undefined };

/**
 * Applies an edit; every member may edit. Returns the same object if nothing changes, as on a retry.
 * @param basedOn the `updated_at` of the edited version, if the client sends it
 * @throws CONFLICT if the stored version is newer
 */
export function changeRouter(before: Router, body: RouterBody, actorId: string, { now, basedOn }: Saved): Router {
  if (dequal(RouterBody.parse(before), RouterBody.parse(body))) return before;
  if (basedOn !== undefined && basedOn !== before.updated_at)
    throw new AppError("CONFLICT", routingTexts.routerSavedSince);
  return { ...before, ...body, updated_by: actorId, updated_at: now };
}

/**
 * Publishing removes the draft (docs/product/routing.md#draft).
 * @param seen the draft that is published; undefined if the client does not say
 * @throws CONFLICT if somebody saved another draft since
 */
export function assertDraftVersion(draft: RouterDraft | undefined, seen: SeenDraft | undefined): void {
  if (draft && seen !== undefined && seen !== draft.updated_at)
    throw new AppError("CONFLICT", routingTexts.routerSavedSince);
}

export function setStatus(before: Router, status: Router["status"], actorId: string, now: string): Router {
  return before.status === status ? before : { ...before, status, updated_by: actorId, updated_at: now };
}

/**
 * Maximum characters of JSON: an event holds the router before and after, and a Firestore document is limited to 1 MB.
 */
const MAX_LENGTH = 150_000;

/** @throws BAD_REQUEST if the router is too large to store */
export function assertStorable(body: RouterBody): void {
  if (JSON.stringify(body).length > MAX_LENGTH) throw new AppError("BAD_REQUEST", routingTexts.tooLarge);
}
