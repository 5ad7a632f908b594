import type { teamsApi } from "@dure/domain/teams/api";
import type { Verb } from "../../platform/http/endpoint";
import { toConnectionView } from "./connection";
import { connectionsOf } from "./connection-store";

export const listConnections: Verb<typeof teamsApi.listConnections> = async (ctx, { query }) => {
  const own = await connectionsOf(ctx.teamId, ctx.actor.id);
  const wanted = own.filter(({ service }) => query.service === undefined || service === query.service);
  return { services: wanted.map((one) => toConnectionView(one, Date.parse(ctx.now))) };
};
