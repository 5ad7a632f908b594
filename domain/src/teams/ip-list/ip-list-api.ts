import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { Email, Time } from "../../shared/value";
import { IpListView, SaveIpList } from "./ip-list";

export const ipListApi = {
  getIpList: endpoint("admin", { method: "GET", path: "/teams/ip-list", summary: "The addresses that are let in" })
    .input(z.object({}))
    .output(IpListView),

  setIpList: endpoint("admin", {
    method: "PUT",
    path: "/teams/ip-list",
    summary: "Set the addresses that are let in; needs a recent sign-in",
  })
    .input(z.object({ query: BasedOn, body: SaveIpList }))
    .output(IpListView),

  requestIpPass: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/ip-passes",
      summary: "Mail an admin a link that lets their address in, if the team has a list",
      successStatus: 204,
    },
    { ratePerMinute: 10 },
  )
    .input(z.object({ body: z.object({ email: Email }) }))
    .output(z.void()),

  redeemPassLink: endpoint(
    "public",
    { method: "POST", path: "/public/ip-passes/redeem", summary: "Let my address in for an hour, by a mailed link" },
    { ratePerMinute: 10 },
  )
    .input(z.object({ body: z.object({ code: z.string().regex(/^[\w-]{1,128}\.[\w-]{43}$/) }) }))
    .output(z.object({ ip: z.string(), until: Time })),
};
