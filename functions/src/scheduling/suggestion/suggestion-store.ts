import { Suggestion } from "@dure/domain/scheduling/suggestion/suggestion";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** The limit of one list. */
const MAX_LISTED = 500;

const suggestions = (teamId: string) => inTeam(teamId, "onetime");

function toSuggestion(doc: DocumentSnapshot): Suggestion {
  if (!doc.exists) throw new AppError("NOT_FOUND", schedulingTexts.suggestionNotFound);
  return Suggestion.parse({ ...doc.data(), id: doc.id });
}

/** @throws NOT_FOUND */
export const getSuggestion = async (teamId: string, id: string): Promise<Suggestion> =>
  toSuggestion(await suggestions(teamId).doc(id).get());

/** @throws NOT_FOUND */
export const readSuggestion = async (tx: Transaction, teamId: string, id: string): Promise<Suggestion> =>
  toSuggestion(await tx.get(suggestions(teamId).doc(id)));

export async function findSuggestion(tx: Transaction, teamId: string, id: string): Promise<Suggestion | undefined> {
  const doc = await tx.get(suggestions(teamId).doc(id));
  return doc.exists ? toSuggestion(doc) : undefined;
}

/** A suggestion; undefined once it was withdrawn. */
export async function lookUpSuggestion(teamId: string, id: string): Promise<Suggestion | undefined> {
  const doc = await suggestions(teamId).doc(id).get();
  return doc.exists ? toSuggestion(doc) : undefined;
}

/** The team's suggestions, most recently changed first. */
export async function findSuggestions(teamId: string): Promise<Suggestion[]> {
  const found = await suggestions(teamId).orderBy("updated_at", "desc").limit(MAX_LISTED).get();
  return found.docs.map(toSuggestion);
}

/** The ids of a member's suggestions from which no time was chosen. */
export async function openSuggestionIdsOf(teamId: string, organizerId: string): Promise<string[]> {
  const found = await suggestions(teamId)
    .where("organizer.id", "==", organizerId)
    .where("state", "in", ["created", "activated"])
    .select()
    .get();
  return found.docs.map(({ id }) => id);
}

export function saveSuggestion(tx: Transaction, teamId: string, { id, ...fields }: Suggestion): void {
  tx.set(suggestions(teamId).doc(id), fields);
}

export function removeSuggestion(tx: Transaction, teamId: string, id: string): void {
  tx.delete(suggestions(teamId).doc(id));
}
