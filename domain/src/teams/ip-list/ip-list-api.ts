import { z } from "zod";
import { BasedOn } from "../../shared/based-on";
import { endpoint } from "../../shared/endpoint";
import { Email, Time } from "../../shared/value";
import { IpListView, SaveIpList } from "./ip-list";

export const ipListApi = {
  getIpList: endpoint("admin", { method: "GET", path: "/teams/ip-list", summary: "The allowed IP addresses" })
    .input(z.object({}))
    .output(IpListView),

  setIpList: endpoint("admin", {
    method: "PUT",
    path: "/teams/ip-list",
    summary: "Set the allowed IP addresses; needs a recent sign-in",
  })
    .input(z.object({ query: BasedOn, body: SaveIpList }))
    .output(IpListView),

  requestIpPass: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/ip-passes",
      summary: "Email an admin a link that allows their IP address, if the team has an IP list",
      successStatus: 204,
    },
    { ratePerMinute: 10 },
  )
    .input(z.object({ body: z.object({ email: Email }) }))
    .output(z.void()),

  redeemPassLink: endpoint(
    "public",
    { method: "POST", path: "/public/ip-passes/redeem", summary: "Allow my IP address for an hour, by emailed link" },
    { ratePerMinute: 10 },
  )
    .input(z.object({ body: z.object({ code: z.string().regex(/^[\w-]{1,128}\.[\w-]{43}$/) }) }))
    .output(z.object({ ip: z.string(), until: Time })),
};
