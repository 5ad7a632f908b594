import { createContext, use } from "react";
import type { Command } from "./command";

/** web/src/app provides them: pages, settings and actions that are open to this member. */
export const CommandsContext = createContext<readonly Command[]>([]);

export const useCommands = (): readonly Command[] => use(CommandsContext);
