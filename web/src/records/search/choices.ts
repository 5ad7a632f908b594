import type { Command, CommandGroup } from "../../lib/commands/command";
import { findCommands } from "./find-commands";
import type { RecentRecord } from "./recent-records";

/** The most found commands shown per group. Without a text, all actions and pages are shown, and no settings. */
const SHOWN = 5;
const GROUPS: readonly CommandGroup[] = ["actions", "pages", "settings"];

export type CommandsOfGroup = { group: CommandGroup; commands: readonly Command[] };

/**
 * The commands that the search shows beside records: without a text actions and pages, else those whose name matches
 * it.
 */
export function commandGroups(commands: readonly Command[], text: string): CommandsOfGroup[] {
  return GROUPS.map((group) => {
    const own = commands.filter((command) => command.group === group);
    if (text === "") return { group, commands: group === "settings" ? [] : own };
    return { group, commands: findCommands(own, text).slice(0, SHOWN) };
  }).filter((found) => found.commands.length > 0);
}

/** Records that were opened recently, before anything is typed. */
export const recentsFor = (recents: readonly RecentRecord[], text: string): RecentRecord[] =>
  text === "" ? recents.slice(0, SHOWN) : [];
