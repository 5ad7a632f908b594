import { createHash } from "node:crypto";
import { SendgridEvent } from "@dure/domain/email/event/sendgrid-event";
import { Id } from "@dure/domain/shared/value";
import type { Response } from "express";
import { logger } from "firebase-functions";
import type { Request } from "firebase-functions/https";
import { sendgridEventKey } from "../../platform/config";
import { keepEvents } from "./event-post-store";
import { isSigned } from "./is-signed";
import { queueApplying } from "./queue-applying";

/** SendGrid's posts have 768 kB at most. */
const MAX_BYTES = 4_000_000;

/**
 * Receives delivery events: POST /api/public/email/events, signed by SendGrid over the raw body. The events are stored,
 * and a job applies them. SendGrid gets a 2xx only once they are stored, and posts them again otherwise. Idempotent.
 */
export async function receiveEmailEvents(req: Request, res: Response): Promise<void> {
  const { rawBody } = req;
  if (req.method !== "POST") return end(res, 405);
  if (!rawBody) return end(res, 400);
  if (rawBody.length > MAX_BYTES) return end(res, 413);
  const signature = req.get("x-twilio-email-event-webhook-signature");
  const timestamp = req.get("x-twilio-email-event-webhook-timestamp");
  if (!isSigned({ signature, timestamp, body: rawBody }, sendgridEventKey.value())) {
    logger.warn("A post to the webhook of e-mail events was refused.", { bytes: rawBody.length });
    return end(res, 403);
  }
  const byTeam = eventsIn(rawBody);
  if (!byTeam) return end(res, 400);
  if (byTeam.size > 0) {
    const id = createHash("sha256").update(rawBody).digest("hex").slice(0, 32);
    await keepEvents(byTeam, id, new Date().toISOString());
    await Promise.all([...byTeam.keys()].map(queueApplying));
  }
  end(res, 200);
}

/** A post's events by team, without those that change nothing; undefined if the body is not an array. */
function eventsIn(body: Buffer): Map<string, SendgridEvent[]> | undefined {
  const byTeam = new Map<string, SendgridEvent[]>();
  const list = parse(body);
  if (!Array.isArray(list)) return undefined;
  for (const entry of list) {
    const { data: event } = SendgridEvent.safeParse(entry);
    if (!event || !isOfUse(event)) continue;
    const known = byTeam.get(event.team_id);
    if (known) known.push(event);
    else byTeam.set(event.team_id, [event]);
  }
  return byTeam;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Whether an event is used. Of a mail that no campaign sent, only bounces and spam reports are. */
const isOfUse = ({ event, team_id, campaign_id, recipient_id }: SendgridEvent): boolean =>
  Id.safeParse(team_id).success &&
  (Id.safeParse(campaign_id).success && Id.safeParse(recipient_id).success
    ? event !== "processed"
    : event === "bounce" || event === "spamreport");

const end = (res: Response, status: number): void => {
  res.status(status).end();
};
