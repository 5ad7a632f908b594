/**
 * A part of the list's grid, named by its role: a table's own elements can't be stacked and held at the edge by hand, and
 * a component for each of a thousand cells would cost frames.
 */
export const GridPart = "div" as const;
