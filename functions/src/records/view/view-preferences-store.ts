import type { ListEntityId } from "@dure/domain/records/record/entity";
import { ViewPreferences } from "@dure/domain/records/view/view-preferences";
import { type DocumentSnapshot, FieldPath, type Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** One document per member, with a field per entity. */
const preferences = (teamId: string, userId: string) => inTeam(teamId, "view-preferences").doc(userId);

const of = (doc: DocumentSnapshot, entityId: ListEntityId): ViewPreferences =>
  ViewPreferences.parse(doc.get(new FieldPath(entityId)) ?? {});

export const readPreferences = async (teamId: string, userId: string, entityId: ListEntityId) =>
  of(await preferences(teamId, userId).get(), entityId);

export const getPreferences = async (tx: Transaction, teamId: string, userId: string, entityId: ListEntityId) =>
  of(await tx.get(preferences(teamId, userId)), entityId);

/** Replaces the preferences of one entity; the other entities stay. */
export function savePreferences(
  tx: Transaction,
  teamId: string,
  userId: string,
  entityId: ListEntityId,
  values: ViewPreferences,
): void {
  tx.set(preferences(teamId, userId), { [entityId]: values }, { mergeFields: [new FieldPath(entityId)] });
}
