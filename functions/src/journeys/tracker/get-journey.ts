import type { journeysApi } from "@dure/domain/journeys/api";
import { journeyOf } from "@dure/domain/journeys/tracker/journey";
import { sessionsOf } from "@dure/domain/journeys/tracker/session";
import type { Verb } from "../../platform/http/endpoint";
import { readCurrent } from "../../records/merge/read-current";
import { listVisitParts } from "./visit-store";
import { visitorsOf } from "./visitors-of";

export const getJourney: Verb<typeof journeysApi.getJourney> = async (ctx, { params }) => {
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  const visitors = await visitorsOf(ctx, record);
  const sessions = await Promise.all(visitors.map(async (id) => sessionsOf(await listVisitParts(ctx.teamId, id))));
  return journeyOf(visitors, sessions.flat());
};
