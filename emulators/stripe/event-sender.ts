import { createHmac } from "node:crypto";
import type { StripeEvent } from "./state";

/** The version of the API that the product's SDK is pinned to. */
export const API_VERSION = "2026-10-28.endive";

/** The waits before each attempt; Stripe retries for three days. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

export type EventSender = {
  /** Sends an event in the background, with retries until a 2xx. */
  send: (event: StripeEvent) => void;
  /** Sends each event once, and waits for its answer. */
  sendInOrder: (events: readonly StripeEvent[]) => Promise<void>;
};

/** Signs events with the endpoint's secret, its prefix included, and posts them. */
export function eventSender(url: string | undefined, secret: string): EventSender {
  const post = async (event: StripeEvent): Promise<boolean> => {
    if (!url) return true;
    const body = JSON.stringify(event);
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signatureOf(body, secret) },
      body,
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.ok === true;
  };
  const attempt = async (event: StripeEvent, number = 0): Promise<void> => {
    const wait = WAITS_MS[number];
    if (wait === undefined) return;
    await new Promise((done) => setTimeout(done, wait).unref());
    if (!(await post(event))) await attempt(event, number + 1);
  };
  return {
    send: (event) => void attempt(event),
    sendInOrder: async (events) => {
      for (const event of events) await post(event);
    },
  };
}

export function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${signature}`;
}
