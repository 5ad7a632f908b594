import { createHash } from "node:crypto";
import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import { nameKey } from "@dure/domain/records/record/name-key";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** The document id is a hash: a title may contain slashes. */
const titleDoc = (teamId: string, title: string) =>
  inTeam(teamId, "uniques").doc(`record-type:${createHash("sha256").update(nameKey(title)).digest("base64url")}`);

/** Checks that no other deal type of the team has the title. Reads only: call it before the first write. */
export async function assertTitleFree(tx: Transaction, teamId: string, title: string, id?: string): Promise<void> {
  const owner = (await tx.get(titleDoc(teamId, title))).get("record_type_id");
  if (owner !== undefined && owner !== id) throw new AppError("CONFLICT", pipelineTexts.titleTaken);
}

/** Reserves a title. Concurrent reservations conflict, and the retried one finds the title taken. */
export function reserveTitle(tx: Transaction, teamId: string, title: string, id: string): void {
  tx.set(titleDoc(teamId, title), { kind: "record-type", value: title, record_type_id: id });
}

export function releaseTitle(tx: Transaction, teamId: string, title: string): void {
  tx.delete(titleDoc(teamId, title));
}
