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
  const at = Date.now();
  const ts = `${Math.floor(at / 1000)}.${String(posts.length).padStart(6, "0")}`;
  const [blocks, metadata] = [parsedJson(argument("blocks")), parsedJson(argument("metadata"))];
  posts.push({ workspace: workspace.name, channel: channel.name, text, ts, blocks, metadata, at });
  if (posts.length > KEPT_POSTS) posts.splice(0, posts.length - KEPT_POSTS);
  file.changed();
  return json(200, { ok: true, channel: channel.id, ts, message: { type: "message", text, ts } });
}

/** An argument that is JSON in a form; undefined where it is left out. */
function parsedJson(value: string | undefined): unknown {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return refuse("invalid_arguments");
  }
}

/** `conversations.history`: the posts of a channel that the bot is in, newest first, between two times. */
export function readHistory({ data }: StateFile<SlackState>, request: StandInRequest): Reply {
  const argument = argumentsOf(request);
  const workspace = callerOf(data, request, ["channels:history", "groups:history"]);
  const channel = workspace.channels.find(({ id }) => id === argument("channel"));
  if (!channel) return refuse("channel_not_found");
  if (!channel.is_member) return refuse("not_in_channel");
  const [oldest, latest] = [Number(argument("oldest") ?? 0), Number(argument("latest") ?? Number.MAX_VALUE)];
  const limit = Math.min(Number(argument("limit") ?? 100) || 100, 999);
  const found = data.posts.filter(
    (post) =>
      post.workspace === workspace.name &&
      post.channel === channel.name &&
      Number(post.ts) >= oldest &&
      Number(post.ts) <= latest,
  );
  const isAsked = argument("include_all_metadata") === "true";
  const messages = found.toReversed().map(({ text, ts, metadata }) => ({
    ...{ type: "message", text, ts },
    ...(isAsked && metadata !== undefined && { metadata }),
  }));
  return json(200, { ok: true, messages: messages.slice(0, limit), has_more: messages.length > limit });
}

/** `users.lookupByEmail`: finds a person of the workspace. */
export function lookupByEmail({ data }: StateFile<SlackState>, request: StandInRequest): Reply {
  const argument = argumentsOf(request);
  const { people } = callerOf(data, request, ["users:read.email"]);
  const person = people.find(({ email }) => email === argument("email")?.toLowerCase());
  if (!person) return refuse("users_not_found");
  return json(200, { ok: true, user: { id: person.id, name: person.name, profile: { email: person.email } } });
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
