import type { StageValue } from "@dure/domain/records/record";
import { createContext } from "react";
import type { z } from "zod";

/** What every card of a board needs to know of it. */
export const BoardActionsContext = createContext<{
  stages: readonly z.infer<typeof StageValue>[];
  /** Cards that have just come to their stage. */
  arrivals: ReadonlySet<string>;
  draggedId: string | undefined;
  move: (recordId: string, stageId: string) => void;
}>({ stages: [], arrivals: new Set(), draggedId: undefined, move: () => {} });
