import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type BoardFilter, readBoardFilter, writeBoardFilter } from "./board-filter";

/** Which cards the board shows, kept in the address. */
export function useBoardFilter(): [BoardFilter, (filter: BoardFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readBoardFilter(params), [params]);
  return [filter, (next) => setParams((before) => writeBoardFilter(before, next), { replace: true })];
}
