/** Lookups for cell values that field definitions do not cover. */
export type CellLookups = {
  /** The team's active members. */
  members: readonly { id: string; email: string; name: string }[];
};
