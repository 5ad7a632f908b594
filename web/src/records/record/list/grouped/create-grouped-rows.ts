import type { SummaryGroup } from "@dure/domain/records/group/summary-api";
import type { RecordView } from "@dure/domain/records/record/record";
import { type createRows, type FindReferred, MAX_ROWS } from "../rows";
import { groupKey } from "./group-key";
import type { groupLayout } from "./group-layout";
import type { RowGroup } from "./row-group";

type Grouped = {
  groups: readonly SummaryGroup[];
  /** The rows of each group. */
  rows: readonly ReturnType<typeof createRows>[];
  countOf: (group: SummaryGroup) => number;
  layout: ReturnType<typeof groupLayout>;
  folding: { isFolded: (key: string) => boolean; toggle: (key: string) => void };
};

const findNothing: FindReferred = () => undefined;

/** The rows of a grouped list by index. An index without a record has the head of a group. */
export function createGroupedRows({ groups, rows, countOf, layout, folding }: Grouped) {
  return {
    /** The number of records, folded or not. */
    total: groups.reduce((sum, one) => sum + countOf(one), 0),
    count: Math.min(layout.count, MAX_ROWS),
    fetched: rows.reduce((sum, one) => sum + one.fetched, 0),
    at: (index: number): RecordView | undefined => {
      const place = layout.at(index);
      return place?.row === undefined ? undefined : rows[place.group]?.at(place.row);
    },
    groupAt: (index: number): RowGroup | undefined => {
      const place = layout.at(index);
      const one = place && place.row === undefined ? groups[place.group] : undefined;
      if (!one) return undefined;
      const key = groupKey(one);
      return {
        ...one,
        records: countOf(one),
        isFolded: folding.isFolded(key),
        toggle: () => folding.toggle(key),
      };
    },
    referred: (index: number): FindReferred => {
      const place = layout.at(index);
      return place?.row === undefined ? findNothing : (rows[place.group]?.referred(place.row) ?? findNothing);
    },
  };
}
