import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Token } from "../shared/value";
import { SlackChannel, SlackView } from "./slack";

export const slackApi = {
  getSlack: endpoint(
    "member",
    { method: "GET", path: "/notifications/slack", summary: "The team's Slack workspace" },
    { keys: "accepted" },
  )
    .input(z.object({}))
    .output(SlackView),

  getSlackAuthUrl: endpoint("admin", {
    method: "GET",
    path: "/notifications/slack/auth-url",
    summary: "The address of Slack's page to install the product",
  })
    .input(z.object({}))
    .output(z.object({ url: z.string() })),

  disconnectSlack: endpoint("admin", {
    method: "DELETE",
    path: "/notifications/slack",
    summary: "Disconnect the team's Slack workspace",
    successStatus: 204,
  })
    .input(z.object({}))
    .output(z.void()),

  listSlackChannels: endpoint(
    "member",
    {
      method: "GET",
      path: "/notifications/slack/channels",
      summary: "Channels to post to, a page at a time",
    },
    { keys: "accepted" },
  )
    .input(z.object({ query: z.object({ cursor: Token(500).optional() }) }))
    .output(z.object({ channels: z.array(SlackChannel), response_metadata: z.object({ next_cursor: z.string() }) })),
};
