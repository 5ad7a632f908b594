import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../platform/firebase";

const shortUrls = () => firestore.collection("short-urls");

/** Short links open for anyone, so they are kept by code alone; the team is noted with them. */
export function createShortUrlDoc(
  tx: Transaction,
  teamId: string,
  code: string,
  original_url: string,
  at: string,
): void {
  tx.create(shortUrls().doc(code), { original_url, team_id: teamId, created_at: at });
}

export async function readShortUrl(code: string): Promise<string | undefined> {
  return (await shortUrls().doc(code).get()).get("original_url");
}
