import type { RouterView } from "@dure/domain/routing/router/router";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import type { DayRange } from "../statistics/period";

/** A request for a router's newest submissions of some days. */
export type RowsOf = { router: Pick<RouterView, "id" | "timezone">; days: DayRange; count: number };

/** `isAll` is true if there are no further rows; `count` is the requested number. */
export type Rows = { rows: readonly SubmissionRow[]; isAll: boolean; count: number };

export type ReadRows = Partial<Rows> & { error: unknown; retry: () => void };
