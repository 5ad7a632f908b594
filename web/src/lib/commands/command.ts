import type { ComponentType } from "react";

/** Actions that areas offer; app/commands knows their order and labels. */
export type CommandId = "search" | "newLead" | "newDeal" | "newCompany" | "newContact";

/** What an area does when its command is chosen. */
export type AreaCommands = Partial<Record<CommandId, () => void>>;

export type CommandGroup = "actions" | "pages" | "settings";

/** Something that can be chosen by its name. */
export type Command = {
  id: string;
  group: CommandGroup;
  label: string;
  icon?: ComponentType | undefined;
  /** The keys that do the same, one after the other. */
  keys?: readonly string[] | undefined;
  run: () => void;
};
