/** An item of a sortable list; the label names it to screen readers. */
export type SortItem = { id: string; label: string };
