import { bulkTaskTypes } from "../bulk/bulk-task-types";
import type { TaskType } from "./task-type";

/** Every kind of background task, by its name. */
export const taskTypes: readonly TaskType[] = [...bulkTaskTypes];
