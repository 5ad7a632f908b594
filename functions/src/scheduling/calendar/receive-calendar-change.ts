import type { Response } from "express";
import type { Request } from "firebase-functions/https";
import { z } from "zod";
import { markChangedByProvider } from "./calendar-cache-store";

const Notification = z.object({ value: z.array(z.object({ clientState: z.string().optional() })).min(1) });

/**
 * Receives providers' change notifications: POST /api/calendar-changes/{team}/{key}. Google sends the channel's secret
 * in a header, Graph in the body. Graph first validates the address with a token, which the response repeats.
 */
export async function receiveCalendarChange(path: string, req: Request, res: Response): Promise<void> {
  const [, teamId, key] = /^\/calendar-changes\/([\w-]{1,128})\/([\da-f]{32})$/.exec(path) ?? [];
  const { validationToken } = req.query;
  if (req.method !== "POST" || !teamId || !key) return end(res, 404);
  if (typeof validationToken === "string") {
    res.status(200).set("x-content-type-options", "nosniff").type("text/plain").send(validationToken.slice(0, 1_000));
    return;
  }
  const notification = Notification.safeParse(req.body);
  const secret =
    req.get("x-goog-channel-token") ?? (notification.success ? notification.data.value[0]?.clientState : undefined);
  const isKnown = secret !== undefined && (await markChangedByProvider(teamId, { key, secret, nowMs: Date.now() }));
  end(res, isKnown ? 202 : 404);
}

const end = (res: Response, status: number): void => {
  res.status(status).end();
};
