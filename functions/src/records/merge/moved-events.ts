import type { RecordsEvent } from "@dure/domain/records/events";
import type { MovedLinks } from "@dure/domain/records/merge/merge-links";
import { entityOf } from "@dure/domain/records/record/entity";

export const movedEvents = ({ notes, todos, files, records }: MovedLinks): RecordsEvent[] => [
  ...notes.map((moved): RecordsEvent => ({ type: "note.changed", ...moved })),
  ...todos.map((moved): RecordsEvent => ({ type: "todo.changed", ...moved })),
  ...files.map((moved): RecordsEvent => ({ type: "file.changed", ...moved })),
  ...records.map((moved): RecordsEvent => ({ type: `${entityOf(moved.after)}.changed`, ...moved })),
];
