import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { type CardService, getCardService, saveCardService } from "./card-service-store";

/** Marks an account whose token the service refuses. An account that was reconnected meanwhile stays connected. */
export function markCardServiceRevoked(teamId: string, { token }: CardService): Promise<void> {
  return transaction(systemContext(teamId, "business-cards"), async (tx) => {
    const known = await getCardService(tx, teamId);
    if (!known || known.revoked || known.token !== token) return { answer: undefined, event: [] };
    saveCardService(tx, teamId, { ...known, revoked: true });
    const about = { id: known.id, name: known.name };
    return { answer: undefined, event: { type: "business-cards.revoked", before: about, after: about } };
  });
}
