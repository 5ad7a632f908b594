import { assigneeIdsOf, pageIdsOf, recordTypeIdsOf, templateIdsOf } from "@dure/domain/routing/router/outcome-settings";
import { Router } from "@dure/domain/routing/router/router";
import { submissionHeader } from "@dure/domain/routing/submission/submission-header";
import { routingTexts } from "@dure/domain/routing/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Timestamp, Transaction } from "firebase-admin/firestore";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { removeDuty, saveDuty } from "../../forms/usage/duty-store";
import { removeTemplateUse, saveTemplateUse } from "../../forms/usage/template-use-store";
import { firestore, inTeam } from "../../platform/firebase";
import { batchRead } from "../../platform/firestore/batch-read-store";

const routers = (teamId: string) => inTeam(teamId, "routers");
const headerDoc = (teamId: string, id: string) => firestore.doc(`crm/${teamId}/${id}/header`);

/** The fields that lists show. The rest is stored as JSON, to avoid indexing values that no query uses. */
const ListedRouter = Router.pick({
  id: true,
  title: true,
  web_url: true,
  form_selector: true,
  status: true,
  created_by: true,
  created_at: true,
  updated_by: true,
  updated_at: true,
});
export type ListedRouter = z.infer<typeof ListedRouter>;

function toRouter(doc: DocumentSnapshot): Router {
  if (!doc.exists) throw new AppError("NOT_FOUND", routingTexts.routerNotFound);
  const { body, ...listed } = doc.data() ?? {};
  return Router.parse({ ...JSON.parse(body), ...listed, id: doc.id });
}

/** A cache of parsed routers by path: many visitors open the same one, and parsing takes longer than reading. */
const shaped = new LRUCache<string, { at: Timestamp | undefined; router: Router }>({ max: 500 });

/** @throws NOT_FOUND */
export async function getStoredRouter(teamId: string, id: string): Promise<Router> {
  const doc = await batchRead(routers(teamId).doc(id));
  const known = shaped.get(doc.ref.path);
  if (known?.at && doc.updateTime?.isEqual(known.at)) return known.router;
  const router = toRouter(doc);
  shaped.set(doc.ref.path, { at: doc.updateTime, router });
  return router;
}

/** @throws NOT_FOUND */
export const readRouter = async (tx: Transaction, teamId: string, id: string): Promise<Router> =>
  toRouter(await tx.get(routers(teamId).doc(id)));

export async function findRouter(tx: Transaction, teamId: string, id: string): Promise<Router | undefined> {
  const doc = await tx.get(routers(teamId).doc(id));
  return doc.exists ? toRouter(doc) : undefined;
}

/** Every router of the team, newest first. */
export async function findRouters(teamId: string): Promise<ListedRouter[]> {
  const fields = Object.keys(ListedRouter.omit({ id: true }).shape);
  const found = await routers(teamId)
    .orderBy("created_at", "desc")
    .select(...fields)
    .get();
  return found.docs.map((doc) => ListedRouter.parse({ ...doc.data(), id: doc.id }));
}

/** The routers whose submissions become deals of a type. */
export async function routerIdsOfDealType(teamId: string, recordTypeId: string): Promise<string[]> {
  const found = await routers(teamId).where("record_type_ids", "array-contains", recordTypeId).select().get();
  return found.docs.map(({ id }) => id);
}

/** The path of the banner that a form shows; undefined if it has none. */
export async function findBanner(teamId: string, id: string): Promise<string | undefined> {
  const doc = await routers(teamId).doc(id).get();
  return doc.exists ? toRouter(doc).extra?.formBanner?.full_path : undefined;
}

/** The number of a router's submissions. */
export async function countSubmissions(teamId: string, id: string): Promise<number> {
  return (await firestore.collection(`crm/${teamId}/${id}/body/rows`).count().get()).data().count;
}

/**
 * Saves a router together with its column labels, its assignees (who cannot be deactivated), and its e-mail templates
 * (which cannot be deleted, docs/product/routing.md#deletion).
 */
export function saveRouter(tx: Transaction, teamId: string, router: Router): void {
  const { id, title, web_url, form_selector, status, created_by, created_at, updated_by, updated_at, ...body } = router;
  const listed = { title, web_url, form_selector, status, created_by, created_at, updated_by, updated_at };
  tx.set(routers(teamId).doc(id), { ...listed, record_type_ids: recordTypeIdsOf(router), body: JSON.stringify(body) });
  tx.set(headerDoc(teamId, id), submissionHeader(router));
  const [member_ids, page_ids] = [assigneeIdsOf(router), pageIdsOf(router)];
  saveDuty(tx, teamId, { id, type: "router", title, member_ids, page_ids });
  saveTemplateUse(tx, teamId, { id, type: "router", title, template_ids: templateIdsOf(router) });
}

/** Submissions are removed afterwards (submission/remove-submissions.ts). */
export function removeRouter(tx: Transaction, teamId: string, id: string): void {
  tx.delete(routers(teamId).doc(id));
  tx.delete(headerDoc(teamId, id));
  removeDuty(tx, teamId, id);
  removeTemplateUse(tx, teamId, id);
}
