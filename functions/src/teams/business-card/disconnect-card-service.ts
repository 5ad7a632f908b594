import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getCardService, removeCardService } from "./card-service-store";

/** Deletes the team's account and its token. Does nothing if no account is connected. */
export const disconnectCardService: Verb<typeof teamsApi.disconnectCardService> = (ctx) =>
  transaction(ctx, async (tx) => {
    const service = await getCardService(tx, ctx.teamId);
    if (!service) return { answer: undefined, event: [] };
    removeCardService(tx, ctx.teamId);
    const before = { id: service.id, name: service.name };
    return { answer: undefined, event: { type: "business-cards.disconnected", before, after: null } };
  });
