export const STATE_VERSION = 1;

export interface Channel {
  id: string;
  name: string;
  is_private: boolean;
  is_archived: boolean;
}

export interface Workspace {
  id: string;
  name: string;
  channels: Channel[];
}

export interface Post {
  workspace: string;
  channel: string;
  text: string;
  ts: string;
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
