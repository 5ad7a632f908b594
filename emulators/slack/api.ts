import { json, type Reply } from "../src/stand-in/reply";
import type { StandInRequest } from "../src/stand-in/request";
import type { StateFile } from "../src/stand-in/state-file";
import { argumentsOf, callerOf, refuse } from "./slack-answer";
import type { SlackState } from "./state";

const KEPT_POSTS = 20_000;
const MAX_TEXT = 40_000;

/** `conversations.list`: channels in pages. The cursor is the offset of the next page. */
export function listConversations({ data }: StateFile<SlackState>, request: StandInRequest): Reply {
  const argument = argumentsOf(request);
  const { channels } = callerOf(data, request, ["channels:read", "groups:read"]);
  const types = (argument("types") ?? "public_channel").split(",");
  const limit = Math.min(Number(argument("limit") ?? 100) || 100, 1000);
  const wanted = channels.filter(
    ({ is_private, is_archived }) =>
      types.includes(is_private ? "private_channel" : "public_channel") &&
      !(is_archived && argument("exclude_archived") === "true"),
  );
  const from = readCursor(argument("cursor"));
  const next = from + limit < wanted.length ? Buffer.from(`next:${from + limit}`).toString("base64") : "";
  return json(200, {
    ok: true,
    channels: wanted.slice(from, from + limit),
    response_metadata: { next_cursor: next },
  });
}

function readCursor(cursor: string | undefined): number {
  if (!cursor) return 0;
  const [, from] = /^next:(\d+)$/.exec(Buffer.from(cursor, "base64").toString()) ?? [];
  return from ? Number(from) : refuse("invalid_cursor");
}

/** `chat.postMessage`: each call posts a message, because Slack does not deduplicate. */
export function postMessage(file: StateFile<SlackState>, request: StandInRequest): Reply {
  const argument = argumentsOf(request);
  const workspace = callerOf(file.data, request, ["chat:write"]);
  const channel = workspace.channels.find(({ id, name }) => [id, name, `#${name}`].includes(argument("channel") ?? ""));
  const text = argument("text") ?? "";
  if (!channel) return refuse("channel_not_found");
  if (channel.is_archived) return refuse("is_archived");
  if (!text) return refuse("no_text");
  if (text.length > MAX_TEXT) return refuse("msg_too_long");
  const { posts } = file.data;
  const ts = `${Math.floor(Date.now() / 1000)}.${String(posts.length).padStart(6, "0")}`;
  posts.push({ workspace: workspace.name, channel: channel.name, text, ts });
  if (posts.length > KEPT_POSTS) posts.splice(0, posts.length - KEPT_POSTS);
  file.changed();
  return json(200, { ok: true, channel: channel.id, ts, message: { type: "message", text, ts } });
}

/** `auth.revoke`: revokes the token. */
export function revokeAuth(file: StateFile<SlackState>, request: StandInRequest): Reply {
  const { id } = callerOf(file.data, request);
  endTokens(file, id);
  return json(200, { ok: true, revoked: true });
}

export function endTokens(file: StateFile<SlackState>, workspaceId: string): void {
  file.data.tokens = file.data.tokens.filter(({ workspace }) => workspace !== workspaceId);
  file.changed();
}
