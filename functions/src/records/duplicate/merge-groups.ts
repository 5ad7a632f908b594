import { MergedGroup } from "@dure/domain/records/duplicate/duplicate-group";
import { EntityId } from "@dure/domain/records/record/entity";
import { mergeInto } from "../merge/merge-into";
import type { TaskType } from "../task/task-type";

/**
 * Merges groups of records; an item is a group. Each commits with its result, so it is merged once. A group is refused
 * if its records have been deleted or merged meanwhile, or are hidden from the member who started the task.
 */
export const mergeGroups: TaskType = {
  name: "bulk-merge",
  idOf: (item) => MergedGroup.parse(item).target_id,
  // Merges of one record's neighbours read each other's links.
  chunksAtOnce: () => 1,
  apply: async (tx, ctx, { entity_id }, [item]) => {
    const group = MergedGroup.parse(item);
    const { event } = await mergeInto(tx, ctx, EntityId.parse(entity_id), { ...group, override_properties: {} });
    return { results: [{ id: group.target_id, status: "SUCCESS", message: null, undo: group }], events: event };
  },
};
