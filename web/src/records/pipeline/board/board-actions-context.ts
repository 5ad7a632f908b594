import type { Field } from "@dure/domain/records/field/field";
import type { StageValue } from "@dure/domain/records/record/record";
import { createContext, type RefObject } from "react";
import type { z } from "zod";

/** What every card of a board needs to know of it; it changes with the deal type only. */
export const BoardActionsContext = createContext<{
  stages: readonly z.infer<typeof StageValue>[];
  /** What its cards show below their title. */
  fields: readonly Field[];
  /** What a screen reader calls a card. */
  roleDescription: string;
  /** The card last moved by keyboard or menu: it keeps the focus in its new column. */
  followed: RefObject<string | undefined>;
  move: (recordId: string, stageId: string) => void;
}>({ stages: [], fields: [], roleDescription: "", followed: { current: undefined }, move: () => {} });
