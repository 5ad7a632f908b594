/** How high the rows of a list are, in pixels. */
export const ROW_HEIGHTS = { compact: 32, normal: 40, tall: 60 } as const;
export type RowHeight = keyof typeof ROW_HEIGHTS;

/** The most columns, from the left, that stay visible when the list scrolls sideways. */
export const MAX_FROZEN = 5;

/** A member's display settings of a list: the height of rows and the number of frozen columns. */
export type ListAppearance = { height: RowHeight; frozen: number };

export const DEFAULT_LIST_APPEARANCE: ListAppearance = { height: "normal", frozen: 1 };

/** The largest part of the list that frozen columns take: the others need room to scroll. */
const MAX_PART = 0.6;

/** How many columns are frozen: as many as wanted, as far as there is room beside them, and at least one. */
export function frozenColumnCount(columns: readonly { size: number }[], wanted: number, roomPx: number): number {
  let widthPx = 0;
  const fitting = columns.slice(0, wanted).findIndex(({ size }) => {
    widthPx += size;
    return roomPx > 0 && widthPx > roomPx * MAX_PART;
  });
  return Math.max(fitting === -1 ? Math.min(wanted, columns.length) : fitting, 1);
}
