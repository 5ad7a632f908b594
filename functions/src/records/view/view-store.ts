import type { ListEntityId } from "@dure/domain/records/record/entity";
import { SavedView } from "@dure/domain/records/view/view";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const views = (teamId: string) => inTeam(teamId, "views");

/** An entity's views that a member may see, by title. */
export async function findViews(teamId: string, entityId: ListEntityId, userId: string): Promise<SavedView[]> {
  const ofEntity = views(teamId).where("entity_id", "==", entityId);
  const found = await Promise.all([
    ofEntity.where("created_by", "==", userId).get(),
    ofEntity.where("shared", "==", true).get(),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs.map((doc) => [doc.id, SavedView.parse(doc.data())])));
  return [...byId.values()].sort((a, b) => a.title.localeCompare(b.title, "ko") || a.id.localeCompare(b.id));
}

/** Gets a view of an entity, regardless of who may see it. */
export async function getView(
  tx: Transaction,
  teamId: string,
  entityId: ListEntityId,
  id: string,
): Promise<SavedView | undefined> {
  return (await getViews(tx, teamId, entityId, [id]))[0];
}

/** Gets the existing views among the ids, regardless of who may see them. */
export async function getViews(
  tx: Transaction,
  teamId: string,
  entityId: ListEntityId,
  ids: readonly string[],
): Promise<SavedView[]> {
  if (ids.length === 0) return [];
  const docs = await tx.getAll(...ids.map((id) => views(teamId).doc(id)));
  return docs.filter((doc) => doc.get("entity_id") === entityId).map((doc) => SavedView.parse(doc.data()));
}

/** The number of views of an entity that a member has created. */
export async function countOwnViews(teamId: string, entityId: ListEntityId, userId: string): Promise<number> {
  const own = views(teamId).where("entity_id", "==", entityId).where("created_by", "==", userId);
  return (await own.count().get()).data().count;
}

export function saveView(tx: Transaction, teamId: string, view: SavedView): void {
  tx.set(views(teamId).doc(view.id), view);
}

export function removeView(tx: Transaction, teamId: string, id: string): void {
  tx.delete(views(teamId).doc(id));
}
