import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { Time } from "../../shared/value";
import { DomainName } from "./domain-name";
import { SaveSenders, Senders } from "./sender";
import { SendingDomain } from "./sending-domain";

const PATH = "/domains/verification";

/** What a domain may send today. */
export const DailyAllowance = z.object({
  /** Null once the domain is warmed up. */
  limit: z.int().nullable(),
  used: z.int(),
  /** When the day ends. */
  resets_at: Time,
});
export type DailyAllowance = z.infer<typeof DailyAllowance>;

export const sendingDomainApi = {
  addSendingDomain: endpoint("admin", {
    method: "POST",
    path: PATH,
    summary: "Add the team's sending domain; adding it again returns it unchanged",
    successStatus: 201,
  })
    .input(z.object({ body: z.object({ domain: DomainName }) }))
    .output(SendingDomain),

  getSendingDomain: endpoint("member", {
    method: "GET",
    path: PATH,
    summary: "The team's sending domain with its DNS records; 404 if there is none",
  }).output(SendingDomain),

  checkSendingDomain: endpoint(
    "admin",
    { method: "POST", path: `${PATH}/check`, summary: "Check the DNS records now" },
    { ratePerMinute: 20 },
  )
    .input(z.object({}))
    .output(SendingDomain),

  removeSendingDomain: endpoint("admin", {
    method: "DELETE",
    path: PATH,
    summary: "Delete the team's sending domain",
    successStatus: 204,
  })
    .input(z.object({}))
    .output(z.void()),

  getSenders: endpoint("member", {
    method: "GET",
    path: "/domains/senders",
    summary: "The senders on the team's domain, and the reply-to address",
  }).output(Senders),

  setSenders: endpoint("admin", { method: "PUT", path: "/domains/senders", summary: "Replace the senders" })
    .input(z.object({ query: BasedOn.optional(), body: SaveSenders }))
    .output(Senders),

  getAllowance: endpoint("member", {
    method: "GET",
    path: "/domains/allowance",
    summary: "The number of emails the team's domain may send today; 404 unless it is verified",
  }).output(DailyAllowance),
};
