import { companyKey } from "@dure/domain/records/duplicate/company-key";
import { nameKey } from "@dure/domain/records/record/name-key";
import { FieldValue } from "firebase-admin/firestore";
import { firestore, inTeam } from "../../platform/firebase";
import { inChunks } from "../../platform/in-chunks";
import { aliasIdOf } from "../record/unique-store";

const AT_ONCE = 400;

/**
 * Adds the aliases of a team's companies that are older than aliases are. An operator runs it. Idempotent, and may be
 * stopped at any time.
 * @returns how many companies have an alias
 */
export async function indexCompanies(teamId: string): Promise<number> {
  const { docs } = await inTeam(teamId, "records").where("kind", "==", "company").select("name").get();
  const aliased = docs
    .map((doc) => ({ id: doc.id, name: String(doc.get("name")) }))
    .filter(({ name }) => nameKey(name) !== companyKey(name));
  for (const part of inChunks(aliased, AT_ONCE)) {
    const batch = firestore.batch();
    for (const { id, name } of part)
      batch.set(
        inTeam(teamId, "uniques").doc(aliasIdOf(name)),
        { kind: "company-alias", record_ids: FieldValue.arrayUnion(id) },
        { merge: true },
      );
    await batch.commit();
  }
  return aliased.length;
}
