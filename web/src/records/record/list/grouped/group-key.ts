import type { SummaryGroup } from "@dure/domain/records/group/summary-api";

/** Names a group among those of its list. */
export const groupKey = ({ key }: Pick<SummaryGroup, "key">): string => key ?? "";
