import type { Field } from "@dure/domain/records/field/field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView, StageValue } from "@dure/domain/records/record/record";
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
  /** The deal type, with the settings of its stages. */
  pipeline: Pick<Pipeline, "statuses">;
  /** The current hour, for how long deals have stood where they are. */
  now: string;
  /** Adds a deal at a stage. */
  onAdd: (stageId: string) => void;
  move: (record: RecordView, stageId: string) => void;
}>({
  stages: [],
  fields: [],
  pipeline: { statuses: [] },
  now: "",
  roleDescription: "",
  followed: { current: undefined },
  onAdd: () => {},
  move: () => {},
});
