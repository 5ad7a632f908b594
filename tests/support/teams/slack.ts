import type { Post } from "../../../emulators/slack/state";
import { allowConsent } from "../../../emulators/src/seed/allow-consent";
import { call } from "../suite/call";
import { standIn } from "../suite/stand-in";
import { suite } from "../suite/suite";
import { fresh, type Member } from "./tenant";

/** The Slack stand-in. Its faults hit every workspace, so only one test file may inject them. */
export const slack = standIn(suite.slackUrl);

/** Starts the installation as an admin's browser does. */
export async function startInstall(admin: Member) {
  const { status, headers, body } = await call(admin.idToken, "GET", "/notifications/slack/auth-url");
  if (status !== 200) throw new Error(`Slack's page was refused: ${status} ${body.message}`);
  return { url: String(body.url), cookie: headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

/** Installs the product in a new workspace. Returns the workspace's name and its public channel for meetings. */
export async function connectSlack(admin: Member) {
  const workspace = fresh("slack-");
  const { url, cookie } = await startInstall(admin);
  await allowConsent(url, workspace, cookie);
  const { channels } = await admin.client.teams.listSlackChannels({ query: {} });
  const channel = channels.find(({ name }) => name === "영업-미팅");
  if (!channel) throw new Error("The workspace has no channel for meetings.");
  return { workspace, channel, channels };
}

/** The posts in a workspace, oldest first. */
export async function postsIn(workspace: string): Promise<Post[]> {
  const { posts } = await slack.state<{ posts: Post[] }>();
  return posts.filter((post) => post.workspace === workspace);
}

export const addSlackChannels = (workspace: string, count: number) => slack.post("/__channels", { workspace, count });

/** Revokes the product's token as the workspace's owner. */
export const revokeSlack = (workspace: string) => slack.post("/__revoke", { workspace });

/** Adds a person to a workspace of the stand-in. */
export const addSlackPerson = (workspace: string, email: string, name: string) =>
  slack.post("/__people", { workspace, email, name });

/** Archives a channel, by its id. */
export const archiveChannel = (workspace: string, channel: string) => slack.post("/__archive", { workspace, channel });
