import { journeysTexts } from "@dure/domain/journeys/texts";
import { isAllowed, partsOf } from "@dure/domain/journeys/tracker/site";
import { MAX_BATCH_BYTES, TrackedBatch } from "@dure/domain/journeys/tracker/tracked-batch";
import { toVisitPart } from "@dure/domain/journeys/tracker/visit";
import { AppError } from "@dure/domain/shared/error";
import { findUnsafeValue } from "@dure/domain/shared/find-unsafe-value";
import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { isbot } from "isbot";
import type { Incoming } from "../../platform/http/endpoint";
import { countCall, rateLimit } from "../../platform/http/rate-limit";
import { refuse } from "../../platform/http/refusal";
import { platformTexts } from "../../platform/texts";
import { findTrackedTeam, noteActivity } from "./tracker-store";
import { addVisitPart } from "./visit-store";

/** The most posts per minute, counted by each instance. */
const PER_MINUTE = { address: 600, site: 30_000, visitor: 120 };

/**
 * Receives the events that the snippet sends from a team's website: POST /api/t, JSON as text/plain, so that browsers
 * send no preflight. Bots get the same answer as people, but their events are not stored
 * (docs/product/journeys.md#ingest).
 */
export async function receiveVisit(req: Request, res: Response, incoming: Incoming): Promise<void> {
  res.set("access-control-allow-origin", "*");
  try {
    await receive(req, incoming);
    res.status(204).end();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "TOO_MANY_REQUESTS") incoming.reply.setRetryAfter(60);
    refuse(res, error.code, error.text, incoming.locale);
  }
}

async function receive(req: Request, { address, userAgent, now }: Incoming): Promise<void> {
  if (req.method === "OPTIONS") return;
  if (req.method !== "POST") throw new AppError("METHOD_NOT_ALLOWED", platformTexts.notFound);
  const nowMs = Date.parse(now);
  rateLimit("visits-address", address, PER_MINUTE.address, nowMs);
  if (userAgent.trim() === "" || isbot(userAgent)) return;
  const batch = batchIn(req);
  if (batch.webdriver) return;
  countCall(`visits-site ${batch.key}`, PER_MINUTE.site, nowMs).assertAllowed();
  countCall(`visits-visitor ${batch.key} ${batch.visitor_id}`, PER_MINUTE.visitor, nowMs).assertAllowed();
  const team = await findTrackedTeam(batch.key);
  if (!team || !isAllowed(hostOf(req), team.sites)) throw new AppError("FORBIDDEN", journeysTexts.siteNotAllowed);
  const part = toVisitPart(batch, { now, ...placeOf(req), sites: team.sites });
  if (!part) return;
  await addVisitPart(team.teamId, batch.id, part);
  await noteActivity(team.teamId, now);
}

function batchIn({ rawBody }: Request): TrackedBatch {
  if (rawBody && rawBody.length > MAX_BATCH_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", journeysTexts.batchTooLarge);
  const json = parseJson(rawBody?.toString("utf8") ?? "");
  const { data } = TrackedBatch.safeParse(findUnsafeValue(json) ? undefined : json);
  if (!data) throw new AppError("BAD_REQUEST", journeysTexts.badBatch);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The host of the website that posts, from the browser's headers. */
const hostOf = (req: Request): string => partsOf(req.get("origin") ?? req.get("referer") ?? "")?.host ?? "";

/** The visitor's location, from the headers of Hosting or the load balancer; "" without them. */
const placeOf = (req: Request) => ({
  country: /^(?!ZZ)[A-Z]{2}$/.exec(req.get("x-country-code") ?? req.get("x-appengine-country") ?? "")?.[0] ?? "",
  region: /^[A-Za-z0-9-]{1,10}$/.exec(req.get("x-appengine-region") ?? "")?.[0] ?? "",
});
