import { bytesOf } from "../../shared/strings/bytes-of";
import { cutText } from "../../shared/text";
import { eventTypeOf, type TriggerType } from "./trigger-type";

/** The longest body, in bytes: receivers of Standard Webhooks need not take more than 20 kB. */
export const MAX_BODY_BYTES = 20_000;

/** What is sent for an event: `data` by its type, the rest for all (docs/webhooks.md). */
export type Message = {
  type: string;
  trigger_type: TriggerType;
  timestamp: string;
  /** True where `data` was longer than a body may be. */
  truncated?: true;
  data: object;
};

/** Limits for shortening, from long to short: characters of a text, and entries of a list or an object. */
const LIMITS = [
  { characters: 1_000, entries: 200 },
  { characters: 200, entries: 100 },
  { characters: 60, entries: 50 },
  { characters: 30, entries: 12 },
  { characters: 20, entries: 5 },
];

type Limit = (typeof LIMITS)[number];

/** The request's body for an event, shortened until it fits. Every attempt sends the same. */
export function messageBody(trigger_type: TriggerType, timestamp: string, data: object): string {
  const message: Message = { type: eventTypeOf(trigger_type), trigger_type, timestamp, data };
  const whole = JSON.stringify(message);
  if (fits(whole)) return whole;
  let body = whole;
  for (const limit of LIMITS) {
    body = JSON.stringify({ ...message, truncated: true, data: shorten(data, limit) });
    if (fits(body)) break;
  }
  return body;
}

const fits = (body: string): boolean => bytesOf(body) <= MAX_BODY_BYTES;

function shorten(value: unknown, limit: Limit): unknown {
  if (typeof value === "string")
    return value.length > limit.characters ? `${cutText(value, limit.characters)}…` : value;
  if (Array.isArray(value)) return value.slice(0, limit.entries).map((one) => shorten(one, limit));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).slice(0, limit.entries);
  return Object.fromEntries(entries.map(([key, one]) => [key, shorten(one, limit)]));
}
