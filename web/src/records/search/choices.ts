import type { Command, CommandGroup } from "../../lib/commands/command";
import { findCommands } from "./find-commands";
import type { RecentRecord } from "./recent-records";

/** Found commands of each group that are shown at most; without a text all actions and no settings. */
const SHOWN = 5;
const GROUPS: readonly CommandGroup[] = ["actions", "pages", "settings"];

export type CommandsOfGroup = { group: CommandGroup; commands: readonly Command[] };

/** What the search shows beside records: before anything is typed actions and pages, then what has the text in its name. */
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
