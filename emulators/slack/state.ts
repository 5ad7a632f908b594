export const STATE_VERSION = 2;

export interface Channel {
  id: string;
  name: string;
  is_private: boolean;
  is_archived: boolean;
  /** Whether the bot is a member of the channel. Otherwise it can post to a public channel, but not read it. */
  is_member: boolean;
}

export interface Person {
  id: string;
  name: string;
  email: string;
}

export interface Workspace {
  id: string;
  name: string;
  channels: Channel[];
  people: Person[];
}

export interface Post {
  workspace: string;
  channel: string;
  text: string;
  ts: string;
  /** As the caller sent them, parsed. */
  blocks?: unknown;
  metadata?: unknown;
  /** When the post was received, epoch milliseconds. */
  at: number;
}

export interface SlackState {
  workspaces: Workspace[];
  /** Authorisation codes of installations. Each can be used once. */
  codes: { code: string; workspace: string; redirectUri: string; scope: string }[];
  tokens: { token: string; workspace: string; scope: string }[];
  /** Oldest first. */
  posts: Post[];
}

export const newSlackState = (): SlackState => ({ workspaces: [], codes: [], tokens: [], posts: [] });
