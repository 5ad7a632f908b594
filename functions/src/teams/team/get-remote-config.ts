import type { teamsApi } from "@dure/domain/teams/api";
import { flagsOn } from "@dure/domain/teams/flag";
import type { Verb } from "../../platform/endpoint";
import { readRemoteConfig } from "./team-store";

export const getRemoteConfig: Verb<typeof teamsApi.getRemoteConfig> = async (ctx) =>
  flagsOn(await readRemoteConfig(ctx.teamId));
