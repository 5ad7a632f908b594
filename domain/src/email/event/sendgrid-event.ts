import { z } from "zod";
import { cutText } from "../../shared/text";
import { isMachineAgent } from "./is-machine-agent";
import type { FactKind, MailFact } from "./mail-fact";

const Text = z.string().catch("");

/** What is read of an event of SendGrid's webhook. The ids are those that the mail was sent with (`custom_args`). */
export const SendgridEvent = z.object({
  event: z.string().max(40),
  email: z.string().max(320),
  /** Epoch seconds. */
  timestamp: z.number().min(0).max(7_000_000_000),
  team_id: Text,
  campaign_id: Text,
  recipient_id: Text,
  mail_id: Text,
  /** Of a bounce: `bounce`, or `blocked` for one that may pass. */
  type: Text,
  status: Text,
  reason: Text,
  response: Text,
  attempt: z.union([z.string(), z.number().transform(String)]).catch(""),
  useragent: Text,
  sg_machine_open: z.boolean().catch(false),
  url: Text,
  url_offset: z.object({ index: z.int().catch(0) }).catch({ index: 0 }),
});
export type SendgridEvent = z.infer<typeof SendgridEvent>;

const KINDS: Record<string, FactKind> = {
  delivered: "delivered",
  deferred: "deferred",
  dropped: "dropped",
  open: "open",
  click: "click",
  unsubscribe: "unsubscribe",
  group_unsubscribe: "unsubscribe",
  group_resubscribe: "resubscribe",
  spamreport: "complaint",
};

/** What an event says of its mail; undefined where it says nothing that counts, such as `processed`. */
export function factOf(event: SendgridEvent, linkOf: (url: string) => string): MailFact | undefined {
  const kind = event.event === "bounce" ? bounceOf(event) : KINDS[event.event];
  if (!kind) return undefined;
  const at = new Date(Math.floor(event.timestamp) * 1000).toISOString();
  const detail = (event.attempt ? `#${event.attempt} ` : "") + (event.reason || event.response);
  return {
    kind,
    at,
    ...(detail && { detail: cutText(detail, 300) }),
    ...(kind === "click" && { link: linkOf(event.url), offset: event.url_offset.index }),
    ...(isByMachine(event) && { machine: true }),
  };
}

const isByMachine = ({ event, sg_machine_open, useragent }: SendgridEvent): boolean =>
  (event === "open" && sg_machine_open) || ((event === "open" || event === "click") && isMachineAgent(useragent));

/** SendGrid's `blocked`, a temporary status (4.x.x) and a full mailbox (5.2.2) may pass: soft. */
function bounceOf({ type, status }: SendgridEvent): FactKind {
  if (type === "blocked" || /^(?:4\.|5\.2\.2)/.test(status)) return "soft_bounce";
  return type === "bounce" ? "hard_bounce" : "unknown_bounce";
}
