import type { teamsApi } from "@dure/domain/teams/api";
import { credentialsProvider, maskSecret } from "@dure/domain/teams/credential";
import type { Verb } from "../../platform/http/endpoint";
import { getCredentials } from "./credential-store";

/** The team's own client at a provider; only the end of its secret is shown. */
export const getTeamCredentials: Verb<typeof teamsApi.getTeamCredentials> = async (ctx, { params }) =>
  maskSecret(await getCredentials(ctx.teamId, credentialsProvider(params.provider)));
