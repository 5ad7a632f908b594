import type { teamsApi } from "@dure/domain/teams/api";
import type { CardServiceView } from "@dure/domain/teams/business-card/business-card";
import type { Verb } from "../../platform/http/endpoint";
import { isCardServiceAvailable } from "./card-client";
import { type CardService, findCardService } from "./card-service-store";

export const viewCardService = (service: CardService | undefined): CardServiceView => ({
  available: isCardServiceAvailable(),
  connected: service !== undefined && !service.revoked,
  revoked: service?.revoked ?? false,
  account: service?.name ?? null,
});

export const getCardService: Verb<typeof teamsApi.getCardService> = async ({ teamId }) =>
  viewCardService(await findCardService(teamId));
