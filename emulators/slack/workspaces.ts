import { createHash } from "node:crypto";
import type { Channel, Person, SlackState, Workspace } from "./state";

const idOf = (prefix: string, name: string): string =>
  prefix + createHash("sha256").update(name).digest("hex").slice(0, 10).toUpperCase();

/** Finds or creates a workspace. It has four channels: one is archived, and one is private with the bot as a member. */
export function ensureWorkspace(state: SlackState, name: string): Workspace {
  const known = state.workspaces.find((one) => one.name === name);
  if (known) return known;
  const workspace: Workspace = { id: idOf("T", name), name, channels: [], people: [] };
  addChannels(workspace, [
    { name: "general", is_private: false, is_archived: false },
    { name: "영업-미팅", is_private: false, is_archived: false },
    { name: "임원", is_private: true, is_archived: false },
    { name: "지난-행사", is_private: false, is_archived: true },
  ]);
  state.workspaces.push(workspace);
  return workspace;
}

/** Adds channels. The bot is a member of the private ones, since it could not see them otherwise. */
export function addChannels(workspace: Workspace, channels: Omit<Channel, "id" | "is_member">[]): void {
  for (const channel of channels)
    workspace.channels.push({
      id: idOf("C", `${workspace.id} ${channel.name}`),
      is_member: channel.is_private,
      ...channel,
    });
}

/** Finds a person of a workspace, or adds them. */
export function ensurePerson(workspace: Workspace, name: string, email: string): Person {
  const known = workspace.people.find((one) => one.email === email);
  if (known) return known;
  const person: Person = { id: idOf("U", `${workspace.id} ${email}`), name, email };
  workspace.people.push(person);
  return person;
}
