import { Onetime } from "@dure/domain/scheduling/suggestion/suggestion";
import { schedulingTexts } from "@dure/domain/scheduling/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** The limit of one list. */
const MAX_LISTED = 500;

const suggestions = (teamId: string) => inTeam(teamId, "onetime");

function toOnetime(doc: DocumentSnapshot): Onetime {
  if (!doc.exists) throw new AppError("NOT_FOUND", schedulingTexts.suggestionNotFound);
  return Onetime.parse({ ...doc.data(), id: doc.id });
}

/** @throws NOT_FOUND */
export const getOnetime = async (teamId: string, id: string): Promise<Onetime> =>
  toOnetime(await suggestions(teamId).doc(id).get());

/** @throws NOT_FOUND */
export const readOnetime = async (tx: Transaction, teamId: string, id: string): Promise<Onetime> =>
  toOnetime(await tx.get(suggestions(teamId).doc(id)));

export async function findOnetime(tx: Transaction, teamId: string, id: string): Promise<Onetime | undefined> {
  const doc = await tx.get(suggestions(teamId).doc(id));
  return doc.exists ? toOnetime(doc) : undefined;
}

/** The team's suggestions, those that changed last first. */
export async function listSuggestions(teamId: string): Promise<Onetime[]> {
  const found = await suggestions(teamId).orderBy("updated_at", "desc").limit(MAX_LISTED).get();
  return found.docs.map(toOnetime);
}

export function saveOnetime(tx: Transaction, teamId: string, { id, ...fields }: Onetime): void {
  tx.set(suggestions(teamId).doc(id), fields);
}

export function removeOnetime(tx: Transaction, teamId: string, id: string): void {
  tx.delete(suggestions(teamId).doc(id));
}
