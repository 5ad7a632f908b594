import type { teamsApi } from "@dure/domain/teams/api";
import { credentialsProvider, maskSecret } from "@dure/domain/teams/credential";
import type { Verb } from "../../platform/http/endpoint";
import { getCredentials } from "./credential-store";

/** What the team registered at a provider; of the secret its end only. */
export const getTeamCredentials: Verb<typeof teamsApi.getTeamCredentials> = async (ctx, { params }) =>
  maskSecret(await getCredentials(ctx.teamId, credentialsProvider(params.provider)));
