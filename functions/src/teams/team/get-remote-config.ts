import type { teamsApi } from "@dure/domain/teams/api";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";

export const getRemoteConfig: Verb<typeof teamsApi.getRemoteConfig> = async (ctx) => callerOf(ctx).flags;
