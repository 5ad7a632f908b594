import { Time } from "@dure/domain/shared/value";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { seal, unseal } from "../../platform/auth/secret-box";
import { inTeam } from "../../platform/firebase";

/** The account that a team's cards come from. `token` is sealed; it opens at this document only. */
const CardService = z.object({
  id: z.string(),
  name: z.string(),
  token: z.string(),
  /** Whether the token was revoked: the account counts as disconnected until an admin connects it again. */
  revoked: z.boolean(),
  connected_at: Time,
});
export type CardService = z.infer<typeof CardService>;

const serviceDoc = (teamId: string) => inTeam(teamId, "settings").doc("business-cards");
const toService = (doc: DocumentSnapshot) => (doc.exists ? CardService.parse(doc.data()) : undefined);

export const sealCardToken = (teamId: string, token: string): string => seal(token, serviceDoc(teamId).path);
export const openCardToken = (teamId: string, { token }: CardService): string => unseal(token, serviceDoc(teamId).path);

export const findCardService = async (teamId: string): Promise<CardService | undefined> =>
  toService(await serviceDoc(teamId).get());

export const getCardService = async (tx: Transaction, teamId: string): Promise<CardService | undefined> =>
  toService(await tx.get(serviceDoc(teamId)));

export function saveCardService(tx: Transaction, teamId: string, service: CardService): void {
  tx.set(serviceDoc(teamId), service);
}

export function removeCardService(tx: Transaction, teamId: string): void {
  tx.delete(serviceDoc(teamId));
}
