import { campaignTexts } from "@dure/domain/email/campaign/campaign-texts";
import { CampaignVersion, MAX_VERSIONS } from "@dure/domain/email/campaign/campaign-version";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const versions = (teamId: string, id: string) => inTeam(teamId, `campaigns/${id}/versions`);
/** Zero-padded, so that ids sort like numbers. */
const docId = (version: number) => String(version).padStart(6, "0");

const SavedVersion = CampaignVersion.omit({ content: true });
const toVersion = (doc: DocumentSnapshot): CampaignVersion =>
  CampaignVersion.parse({ ...doc.data(), content: JSON.parse(String(doc.get("content"))) });

const newestFirst = (teamId: string, id: string) => versions(teamId, id).orderBy("version", "desc");

/** All versions that are kept, newest first, without their content. */
export async function listVersions(teamId: string, id: string) {
  const found = await newestFirst(teamId, id).select("version", "saved_by", "saved_at").limit(MAX_VERSIONS).get();
  return found.docs.map((doc) => SavedVersion.parse(doc.data()));
}

export async function newestVersion(tx: Transaction, teamId: string, id: string) {
  const found = await tx.get(newestFirst(teamId, id).select("version", "saved_by", "saved_at").limit(1));
  return found.docs.map((doc) => SavedVersion.parse(doc.data()))[0];
}

/** @throws NOT_FOUND */
export async function readVersion(teamId: string, id: string, version: number): Promise<CampaignVersion> {
  const doc = await versions(teamId, id).doc(docId(version)).get();
  if (!doc.exists) throw new AppError("NOT_FOUND", campaignTexts.versionNotFound);
  return toVersion(doc);
}

/** Saves a version, and deletes the oldest one if there are now too many. */
export function saveVersion(tx: Transaction, teamId: string, id: string, kept: CampaignVersion): void {
  const { version, content } = kept;
  tx.set(versions(teamId, id).doc(docId(version)), { ...kept, content: JSON.stringify(content) });
  if (version > MAX_VERSIONS) tx.delete(versions(teamId, id).doc(docId(version - MAX_VERSIONS)));
}
