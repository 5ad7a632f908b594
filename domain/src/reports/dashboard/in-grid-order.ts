import type { Report } from "./report";

/** Reports as the grid is read, row by row; those without a place come last, the oldest first. */
export const inGridOrder = (reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => placeOf(a) - placeOf(b) || a.created_at.localeCompare(b.created_at));

/** More columns than any grid has. */
const ROW = 1000;
const LAST = Number.MAX_SAFE_INTEGER;

const placeOf = ({ view_setting: at }: Report): number => (at ? at.y * ROW + at.x : LAST);
