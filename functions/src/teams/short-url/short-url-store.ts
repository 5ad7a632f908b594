import type { Transaction } from "firebase-admin/firestore";
import { findTeam } from "../../platform/auth/team-store";
import { firestore } from "../../platform/firebase";

const shortUrls = () => firestore.collection("short-urls");

/** Anyone can open a short link, so it is stored by its code alone; the document names the team. */
export function createShortUrlDoc(
  tx: Transaction,
  teamId: string,
  code: string,
  original_url: string,
  at: string,
): void {
  tx.create(shortUrls().doc(code), { original_url, team_id: teamId, created_at: at });
}

/** The target of a short link; undefined if there is no such link, or its team is disabled. */
export async function readShortUrl(code: string): Promise<string | undefined> {
  const doc = await shortUrls().doc(code).get();
  const found = doc.exists ? await findTeam(String(doc.get("team_id"))) : undefined;
  return found && found.team.state !== "disabled" ? doc.get("original_url") : undefined;
}
