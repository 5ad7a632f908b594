import type { SummaryGroup } from "@dure/domain/records/group/summary-api";

/** The head of a group in a list. */
export type RowGroup = SummaryGroup & { isFolded: boolean; toggle: () => void };
