import type { SegmentView } from "@dure/domain/email/segment/segment";
import type { Filter } from "@dure/domain/records/filter/filter";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../records/field/use-debounced";
import { notify } from "../../ui/toast/notify";
import { isSameFilter } from "./is-same-filter";
import { type AskedAudience, useFillSegment } from "./segment-queries";

/** Which records a dynamic segment has: all, or those that its filter finds. */
export type Reach = "everybody" | "filter";

const EVERYBODY: Filter = { operator: "AND", conditions: [] };
const COUNTED_AFTER_MS = 400;

export type FilterDraft = ReturnType<typeof useFilterDraft>;

/** A dynamic segment's filter while it is edited. Its audience follows with a debounce. */
export function useFilterDraft(segment: SegmentView) {
  const { t } = useTranslation("email");
  const fill = useFillSegment();
  const [reach, setReach] = useState<Reach>(segment.filters?.conditions.length === 0 ? "everybody" : "filter");
  const [filter, setFilter] = useState<Filter | null>(segment.filters);
  const [basedOn, setBasedOn] = useState(segment.updated_at);
  const hasConditions = filter !== null && filter.conditions.length > 0;
  const filters = reach === "everybody" ? EVERYBODY : hasConditions ? filter : null;
  const rested = useDebounced(filters, COUNTED_AFTER_MS);
  const asked: AskedAudience | undefined = rested ? { filters: rested } : undefined;
  const isChanged = !isSameFilter(filters, segment.filters);
  return {
    ...{ reach, setReach, setFilter, asked, isChanged },
    initial: segment.filters,
    canSave: isChanged && filters !== null,
    isSaving: fill.isPending,
    error: fill.error,
    save: () =>
      filters &&
      fill.mutate(
        { params: { id: segment.id }, query: { based_on: basedOn }, body: { filters } },
        {
          onSuccess: ({ updated_at }) => {
            setBasedOn(updated_at);
            notify.success({ title: t("segments.saved") });
          },
        },
      ),
  };
}
