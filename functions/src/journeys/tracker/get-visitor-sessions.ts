import type { journeysApi } from "@dure/domain/journeys/api";
import { journeysTexts } from "@dure/domain/journeys/texts";
import { sessionsOf } from "@dure/domain/journeys/tracker/session";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { findRecordsOfVisitor } from "../../records/incoming/visitor-store";
import { listVisitParts } from "./visit-store";
import { maySeeVisitor } from "./visitors-of";

/**
 * The sessions of a visitor; none for a record's visitor who has not been on a tracked website.
 * @throws NOT_FOUND if nothing is known of the visitor, or the caller may not see them
 */
export const getVisitorSessions: Verb<typeof journeysApi.getVisitorSessions> = async (ctx, { params }) => {
  const linked = await findRecordsOfVisitor(ctx.teamId, params.visitorId);
  const parts = (await maySeeVisitor(ctx, linked)) ? await listVisitParts(ctx.teamId, params.visitorId) : undefined;
  if (!parts || (parts.length === 0 && linked.length === 0))
    throw new AppError("NOT_FOUND", journeysTexts.visitorNotFound);
  return sessionsOf(parts);
};
