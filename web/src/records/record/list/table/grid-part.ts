/**
 * An element of the list's grid, named by its role. Table elements can't be positioned and frozen by hand, and a
 * component for each of a thousand cells would drop frames.
 */
export const GridPart = "div" as const;
