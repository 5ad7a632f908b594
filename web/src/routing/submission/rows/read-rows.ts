import type { RouterView } from "@dure/domain/routing/router/router";
import type { SubmissionRow } from "@dure/domain/routing/submission/submission";
import type { DayRange } from "../statistics/period";

/** How many of a router's newest submissions of some days are wanted. */
export type RowsOf = { router: Pick<RouterView, "id" | "timezone">; days: DayRange; count: number };

/** `isAll` says that there are no more of them; `count` is how many were asked for. */
export type Rows = { rows: readonly SubmissionRow[]; isAll: boolean; count: number };

export type ReadRows = Partial<Rows> & { error: unknown; retry: () => void };
