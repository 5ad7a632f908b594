/** What is dragged and what it can be dropped on; ids of columns are their places. */
export type DragData = { kind: "field"; id: string } | { kind: "box"; id: string } | { kind: "column"; at: number };
