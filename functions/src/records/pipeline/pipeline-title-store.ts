import { createHash } from "node:crypto";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import { nameKey } from "@dure/domain/records/record/name-key";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** A title may hold slashes: its hash names the document. */
const titleDoc = (teamId: string, title: string) =>
  inTeam(teamId, "uniques").doc(`record-type:${createHash("sha256").update(nameKey(title)).digest("base64url")}`);

/** Refuses a title that another deal type of the team has. Reads only: call it before the first write. */
export async function assertTitleFree(tx: Transaction, teamId: string, title: string, id?: string): Promise<void> {
  const owner = (await tx.get(titleDoc(teamId, title))).get("record_type_id");
  if (owner !== undefined && owner !== id) throw new AppError("CONFLICT", pipelineTexts.titleTaken);
}

/** Takes a title; two takers at once conflict, and the second finds it taken. */
export function takeTitle(tx: Transaction, teamId: string, title: string, id: string): void {
  tx.set(titleDoc(teamId, title), { kind: "record-type", value: title, record_type_id: id });
}

export function freeTitle(tx: Transaction, teamId: string, title: string): void {
  tx.delete(titleDoc(teamId, title));
}
