/** What can be dragged and dropped on. A column is identified by its index. */
export type DragData = { kind: "field"; id: string } | { kind: "box"; id: string } | { kind: "column"; at: number };
