import type { teamsApi } from "@dure/domain/teams/api";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { viewOwnTeam } from "./view-own-team";

export const getTeam: Verb<typeof teamsApi.getTeam> = (ctx) => viewOwnTeam(ctx, callerOf(ctx).team);
