import { createHash } from "node:crypto";
import { companyNameKey } from "@dure/domain/records/company-name";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** A name may be too long for a document id, and hold slashes: its hash names the document. */
const nameDoc = (teamId: string, name: string) =>
  inTeam(teamId, "uniques").doc(`company:${createHash("sha256").update(companyNameKey(name)).digest("base64url")}`);

/** The id of the company that has a name. */
export async function findCompanyByName(tx: Transaction, teamId: string, name: string): Promise<string | undefined> {
  return (await tx.get(nameDoc(teamId, name))).get("record_id");
}

/** Refuses a name that another company of the team has. Reads only: call it before the first write. */
export async function assertNameFree(tx: Transaction, teamId: string, name: string, recordId: string): Promise<void> {
  const owner = await findCompanyByName(tx, teamId, name);
  if (owner !== undefined && owner !== recordId) throw new AppError("CONFLICT", recordsTexts.valueExists);
}

/** Takes a company's name; two takers at once conflict, and the second finds it taken. */
export function takeName(tx: Transaction, teamId: string, name: string, recordId: string): void {
  tx.set(nameDoc(teamId, name), { kind: "company", value: name, record_id: recordId });
}

export function freeName(tx: Transaction, teamId: string, name: string): void {
  tx.delete(nameDoc(teamId, name));
}
