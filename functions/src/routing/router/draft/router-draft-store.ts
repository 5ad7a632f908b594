import { pageIdsOf } from "@dure/domain/routing/router/outcome-settings";
import { RouterDraft } from "@dure/domain/routing/router/router-draft";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { saveDraftPages } from "../../../forms/usage/duty-store";
import { inTeam } from "../../../platform/firebase";

const drafts = (teamId: string) => inTeam(teamId, "router-drafts");

/** The body is JSON, like a router's: no query looks into it. */
function toDraft(doc: DocumentSnapshot): RouterDraft | undefined {
  const { body, ...rest } = doc.data() ?? {};
  return doc.exists ? RouterDraft.parse({ ...rest, id: doc.id, body: JSON.parse(body) }) : undefined;
}

export const findDraft = async (teamId: string, id: string): Promise<RouterDraft | undefined> =>
  toDraft(await drafts(teamId).doc(id).get());

export const readDraft = async (tx: Transaction, teamId: string, id: string): Promise<RouterDraft | undefined> =>
  toDraft(await tx.get(drafts(teamId).doc(id)));

/** Saves a draft, and keeps the booking pages of its groups as long as the draft exists. */
export function saveDraft(tx: Transaction, teamId: string, { id, body, updated_by, updated_at }: RouterDraft): void {
  tx.set(drafts(teamId).doc(id), { updated_by, updated_at, body: JSON.stringify(body) });
  saveDraftPages(tx, teamId, id, pageIdsOf(body));
}

/** Removes a router's draft, if there is one. To remove the router too, call `removeRouter` afterwards. */
export function removeDraft(tx: Transaction, teamId: string, id: string): void {
  tx.delete(drafts(teamId).doc(id));
  saveDraftPages(tx, teamId, id, []);
}
