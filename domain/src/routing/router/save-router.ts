import type { Actor } from "../../shared/access";
import { AppError } from "../../shared/error";
import { routingTexts } from "../texts";
import { type Router, RouterBody } from "./router";

/** A new router takes no submissions until it is activated. */
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
 * Every member may change a router. The same router when nothing has changed, such as for a request sent again.
 * @param basedOn the `updated_at` of the router that was changed, where the client says it
 * @throws CONFLICT when it has been saved since
 */
export function changeRouter(before: Router, body: RouterBody, actorId: string, { now, basedOn }: Saved): Router {
  if (JSON.stringify(RouterBody.parse(before)) === JSON.stringify(RouterBody.parse(body))) return before;
  if (basedOn !== undefined && basedOn !== before.updated_at)
    throw new AppError("CONFLICT", routingTexts.routerSavedSince);
  return { ...before, ...body, updated_by: actorId, updated_at: now };
}

export function setStatus(before: Router, status: Router["status"], actorId: string, now: string): Router {
  return before.status === status ? before : { ...before, status, updated_by: actorId, updated_at: now };
}

/** Only its creator deletes a router (docs/product/routing.md#deletion). */
export function assertCreator({ created_by }: Router, actor: Actor): void {
  if (created_by !== actor.id) throw new AppError("FORBIDDEN", routingTexts.routerOfOther);
}

/** In characters of JSON: an event holds a router twice, before and after, and a document at most a megabyte. */
const MAX_LENGTH = 150_000;

/** @throws BAD_REQUEST */
export function assertStorable(body: RouterBody): void {
  if (JSON.stringify(body).length > MAX_LENGTH) throw new AppError("BAD_REQUEST", routingTexts.tooLarge);
}
