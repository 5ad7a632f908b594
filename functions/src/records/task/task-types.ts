import { bulkTaskTypes } from "../bulk/bulk-task-types";
import { saveCardItems } from "../business-card/save-card-items";
import { undoCards } from "../business-card/undo-cards";
import { mergeGroups } from "../duplicate/merge-groups";
import { importRows } from "../import/apply-rows";
import { undoRows } from "../import/undo-rows";
import { undoMerges } from "../merge/undo-merge";
import type { TaskType } from "./task-type";

const taskTypes: TaskType[] = [
  ...bulkTaskTypes,
  mergeGroups,
  undoMerges,
  importRows,
  undoRows,
  saveCardItems,
  undoCards,
];

/** Adds the task types of areas that build on this one (functions/src/jobs.ts). */
export const addTaskTypes = (types: readonly TaskType[]): void => void taskTypes.push(...types);

/** @throws Error for a type that nobody has added */
export function taskTypeNamed(name: string): TaskType {
  const found = taskTypes.find((type) => type.name === name);
  if (!found) throw new Error(`No task type ${name}.`);
  return found;
}
