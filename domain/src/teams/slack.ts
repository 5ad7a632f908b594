import { z } from "zod";
import { cutText } from "../shared/text";

/** A channel of the team's workspace that the product can post to (docs/product/teams.md#slack). */
export const SlackChannel = z.object({ id: z.string(), name: z.string(), is_private: z.boolean() });
export type SlackChannel = z.infer<typeof SlackChannel>;

/** The workspace that an admin has connected, if any. */
export const SlackView = z.object({ connected: z.boolean(), workspace: z.string().nullable() });
export type SlackView = z.infer<typeof SlackView>;

const LONGEST_VALUE = 500;

/** A message in Slack's mrkdwn: a bold heading, then a line per label and value; long values are cut. */
export function slackPost(about: string, title: string, rows: readonly (readonly [label: string, value: string])[]) {
  const cut = (value: string) => (value.length > LONGEST_VALUE ? `${cutText(value, LONGEST_VALUE)}…` : value);
  const lines = rows.map(([label, value]) => `${label}: ${cut(value)}`);
  return [`*${escapeSlack(about)}* · ${escapeSlack(title)}`, ...lines.map(escapeSlack)].join("\n");
}

/** Escapes the three characters that Slack reads as markup (mentions, links). */
export const escapeSlack = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
