import { bulkTaskTypes } from "../bulk/bulk-task-types";
import { importRows } from "../import/apply-rows";
import { undoRows } from "../import/undo-rows";
import type { TaskType } from "./task-type";

/** All task types, by name. */
export const taskTypes: readonly TaskType[] = [...bulkTaskTypes, importRows, undoRows];
