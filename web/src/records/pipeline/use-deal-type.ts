import type { Filter } from "@dure/domain/records/filter/filter";
import { useSearchParams } from "react-router";

const NAME = "type";

/** The deal type whose deals a list shows, kept in the address (`?type=`); empty for all. */
export function useDealType(): [string, (pipelineId: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (pipelineId: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (pipelineId) next.set(NAME, pipelineId);
        else next.delete(NAME);
        return next;
      },
      { replace: true },
    );
  return [params.get(NAME) ?? "", set];
}

/** A filter that lets through deals of one type only. */
export function ofDealType(filter: Filter | null, pipelineId: string): Filter | null {
  if (!pipelineId) return filter;
  const ofType: Filter = {
    operator: "AND",
    conditions: [{ identifier: "deal_record_type", condition: "is", value: pipelineId }],
  };
  return filter ? { operator: "AND", conditions: [ofType, filter] } : ofType;
}
