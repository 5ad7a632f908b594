import type { Field } from "@dure/domain/records/field/field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView, StageValue } from "@dure/domain/records/record/record";
import { createContext, type RefObject } from "react";
import type { z } from "zod";

/**
 * Shared by all cards of a board. A change renders every card, so it changes only with the deal type, its fields and
 * the hour.
 */
export const BoardActionsContext = createContext<{
  stages: readonly z.infer<typeof StageValue>[];
  /** The fields that cards show below their title. */
  fields: readonly Field[];
  /** What a screen reader calls a card. */
  roleDescription: string;
  /** The card last moved by keyboard or menu: it keeps the focus in its new column. */
  followed: RefObject<string | undefined>;
  /** The deal type, with the settings of its stages. */
  pipeline: Pick<Pipeline, "statuses">;
  /** The current hour, to tell how many days deals have been at their stages. */
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
