import type { Report, ReportContent, ViewSetting } from "@dure/domain/reports/dashboard/report";
import { bottom, type Layout, type LayoutItem, moveElement, verticalCompactor } from "react-grid-layout/core";

export const COLUMNS = 12;
const SMALLEST = { minW: 2, minH: 2 };

type Placed = Pick<Report, "id" | "view_setting"> & ReportContent;

/** Where reports lie on the grid; those without a place come below the others. */
export function placeReports(reports: readonly Placed[]): Layout {
  const items: LayoutItem[] = [];
  for (const report of reports) {
    const { id, view_setting } = report;
    items.push({ i: id, ...SMALLEST, ...(view_setting ?? { x: 0, y: bottom(items), ...sizeOf(report) }) });
  }
  return verticalCompactor.compact(items.map(withinGrid), COLUMNS);
}

/** A number needs less room than a chart with axes. */
const sizeOf = (report: ReportContent): { w: number; h: number } => {
  if (report.type !== "general") return { w: 6, h: 4 };
  const { chart_type } = report.setting;
  return chart_type === "number" || chart_type === "gauge" ? { w: 3, h: 3 } : { w: 6, h: 5 };
};

const withinGrid = (item: LayoutItem): LayoutItem => {
  const w = Math.min(item.w, COLUMNS);
  return { ...item, w, x: Math.min(item.x, COLUMNS - w) };
};

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The layout after a key is pressed on a report's handle: an arrow moves it by one, with Shift it resizes it.
 * @returns undefined if the key does nothing
 */
export function moveByKey(
  layout: Layout,
  id: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Layout | undefined {
  const [right, down] = STEPS[key] ?? [0, 0];
  const items = layout.map((item) => ({ ...item }));
  const item = items.find(({ i }) => i === id);
  if (!item || (right === 0 && down === 0)) return undefined;
  if (shiftKey) {
    item.w = Math.min(Math.max(item.w + right, SMALLEST.minW), COLUMNS - item.x);
    item.h = Math.max(item.h + down, SMALLEST.minH);
    return verticalCompactor.compact(items, COLUMNS);
  }
  if (down !== 0) return verticalCompactor.compact(swapRows(items, item, down), COLUMNS);
  const x = Math.min(Math.max(item.x + right, 0), COLUMNS - item.w);
  return verticalCompactor.compact(moveElement(items, item, x, item.y, true, false, "vertical", COLUMNS), COLUMNS);
}

/**
 * Moves an item above or below the next one in its columns. The grid compacts upwards, so a move by one row would be
 * undone.
 */
function swapRows(items: readonly LayoutItem[], item: LayoutItem, down: number): LayoutItem[] {
  const inColumns = items.filter((one) => one !== item && one.x < item.x + item.w && item.x < one.x + one.w);
  const [under] = inColumns.filter(({ y }) => y > item.y).toSorted((a, b) => a.y - b.y);
  const [over] = inColumns.filter(({ y }) => y < item.y).toSorted((a, b) => b.y - a.y);
  const neighbour = down > 0 ? under : over;
  if (!neighbour) return [...items];
  const y = down > 0 ? neighbour.y + neighbour.h : neighbour.y;
  return items.map((one) => {
    if (one === item) return { ...one, y };
    return one.y >= y ? { ...one, y: one.y + item.h } : one;
  });
}

/** A layout as the server keeps it. */
export const toSettings = (layout: Layout): { id: string; view_setting: ViewSetting }[] =>
  layout.map(({ i, x, y, w, h }) => ({ id: i, view_setting: { x, y, w, h } }));
