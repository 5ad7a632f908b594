import { slackClient, slackFailure } from "../../teams/slack/slack-client";
import { openToken, type SlackWorkspace } from "../../teams/slack/slack-store";
import { findSlackPerson, saveSlackPerson } from "./slack-person-store";

/** How long Slack's answer is cached, and its answer that there is no such person. */
const KNOWN_MS = 30 * 86_400_000;
const UNKNOWN_MS = 86_400_000;

/**
 * A member's id in the workspace, by which a post mentions them; undefined if Slack knows no such address, or the call
 * fails. Slack allows some fifty such calls a minute, so the answers are cached.
 */
export async function mentionOf(teamId: string, workspace: SlackWorkspace, email: string): Promise<string | undefined> {
  const place = { teamId, workspaceId: workspace.id, email };
  const known = await findSlackPerson(place, Date.now());
  if (known) return known.user_id ?? undefined;
  try {
    const { user } = await (await slackClient(openToken(teamId, workspace))).users.lookupByEmail({ email });
    if (!user?.id) return undefined;
    await saveSlackPerson(place, user.id, Date.now() + KNOWN_MS);
    return user.id;
  } catch (error) {
    if (slackFailure(error).reason === "users_not_found") await saveSlackPerson(place, null, Date.now() + UNKNOWN_MS);
    return undefined;
  }
}
