import { bulkTaskTypes } from "../bulk/bulk-task-types";
import { importRows } from "../import/apply-rows";
import { undoRows } from "../import/undo-rows";
import type { TaskType } from "./task-type";

/** Every kind of background task, by its name. */
export const taskTypes: readonly TaskType[] = [...bulkTaskTypes, importRows, undoRows];
