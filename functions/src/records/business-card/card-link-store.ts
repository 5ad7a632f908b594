import { createHash } from "node:crypto";
import { CardLink } from "@dure/domain/records/business-card/save-card";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

/** The document id is a hash: the service's ids may be anything. */
const linkDoc = (teamId: string, cardId: string) =>
  inTeam(teamId, "business-cards").doc(createHash("sha256").update(cardId).digest("base64url"));

/** The links of these cards, by card id. */
export async function getLinks(
  tx: Transaction,
  teamId: string,
  cardIds: readonly string[],
): Promise<Map<string, CardLink>> {
  if (cardIds.length === 0) return new Map();
  const docs = await tx.getAll(...cardIds.map((id) => linkDoc(teamId, id)));
  const links = docs.filter((doc) => doc.exists).map((doc) => CardLink.parse(doc.data()));
  return new Map(links.map((link) => [link.card_id, link]));
}

export function saveLink(tx: Transaction, teamId: string, link: CardLink): void {
  tx.set(linkDoc(teamId, link.card_id), link);
}

/** Without its link, the card counts as new again. */
export function removeLink(tx: Transaction, teamId: string, cardId: string): void {
  tx.delete(linkDoc(teamId, cardId));
}
