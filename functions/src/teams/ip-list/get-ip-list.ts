import type { teamsApi } from "@dure/domain/teams/api";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readIpList } from "./ip-list-store";
import { viewIpList } from "./view-ip-list";

export const getIpList: Verb<typeof teamsApi.getIpList> = async (ctx) =>
  viewIpList(ctx, await readIpList(ctx.teamId), callerOf(ctx).team);
