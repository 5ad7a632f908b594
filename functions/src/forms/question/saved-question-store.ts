import { SavedQuestion } from "@dure/domain/forms/question/saved-question";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const questions = (teamId: string) => inTeam(teamId, "saved-questions");

/** The question is JSON: no query looks into it. */
function toSavedQuestion(doc: DocumentSnapshot): SavedQuestion {
  const { question, ...rest } = doc.data() ?? {};
  return SavedQuestion.parse({ ...rest, id: doc.id, question: JSON.parse(question) });
}

/** Newest first. */
export async function findSavedQuestions(teamId: string): Promise<SavedQuestion[]> {
  const { docs } = await questions(teamId).orderBy("created_at", "desc").get();
  return docs.map(toSavedQuestion);
}

export const countSavedQuestions = async (teamId: string): Promise<number> =>
  (await questions(teamId).count().get()).data().count;

export async function readSavedQuestion(
  tx: Transaction,
  teamId: string,
  id: string,
): Promise<SavedQuestion | undefined> {
  const doc = await tx.get(questions(teamId).doc(id));
  return doc.exists ? toSavedQuestion(doc) : undefined;
}

export function createSavedQuestion(tx: Transaction, teamId: string, { id, question, ...rest }: SavedQuestion): void {
  tx.create(questions(teamId).doc(id), { ...rest, question: JSON.stringify(question) });
}

export function removeSavedQuestion(tx: Transaction, teamId: string, id: string): void {
  tx.delete(questions(teamId).doc(id));
}
