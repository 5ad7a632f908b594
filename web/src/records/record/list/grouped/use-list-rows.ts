import { useBreakpointValue } from "@chakra-ui/react";
import type { ListState } from "../../../view/use-list-state";
import { type RecordRows, useRecordRows } from "../use-record-rows";
import { useGroupedRows } from "./use-grouped-rows";
import { useGroups } from "./use-groups";

/** The rows of a list: below the heads of their groups, or one after the other. A phone has no groups. */
export function useListRows(list: ListState): { rows: RecordRows; isTooMany: boolean } {
  const isPhone = useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false;
  const { groups, isPending, isTooMany } = useGroups(list, !isPhone);
  const isGrouped = groups !== undefined || isPending;
  const flat = useRecordRows(list.entity, list.body, !isGrouped);
  const grouped = useGroupedRows(list, groups);
  if (!isGrouped) return { rows: flat, isTooMany };
  return { rows: { ...grouped, isLoading: isPending }, isTooMany };
}
