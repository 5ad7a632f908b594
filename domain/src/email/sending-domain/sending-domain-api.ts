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
    summary: "Add the domain from which the team sends; adding it again answers it as it is",
    successStatus: 201,
  })
    .input(z.object({ body: z.object({ domain: DomainName }) }))
    .output(SendingDomain),

  getSendingDomain: endpoint("member", {
    method: "GET",
    path: PATH,
    summary: "The domain from which the team sends, with its DNS records; 404 without one",
  }).output(SendingDomain),

  checkSendingDomain: endpoint(
    "admin",
    { method: "POST", path: `${PATH}/check`, summary: "Look the DNS records up now" },
    { ratePerMinute: 20 },
  )
    .input(z.object({}))
    .output(SendingDomain),

  removeSendingDomain: endpoint("admin", {
    method: "DELETE",
    path: PATH,
    summary: "Send no more from the team's domain",
    successStatus: 204,
  })
    .input(z.object({}))
    .output(z.void()),

  getSenders: endpoint("member", {
    method: "GET",
    path: "/domains/senders",
    summary: "Who mails from the team's domain come from, and where answers go",
  }).output(Senders),

  setSenders: endpoint("admin", { method: "PUT", path: "/domains/senders", summary: "Replace the senders" })
    .input(z.object({ query: BasedOn.optional(), body: SaveSenders }))
    .output(Senders),

  getAllowance: endpoint("member", {
    method: "GET",
    path: "/domains/allowance",
    summary: "How many mails the team's domain may send today; 404 unless it is verified",
  }).output(DailyAllowance),
};
