import { AppError } from "@dure/domain/shared/error";
import type { z } from "zod";
import { sealJson, unsealJson } from "../auth/seal-json";
import { platformTexts } from "../texts";

/**
 * The cursors of a kind of list. They are sealed: what a list is ordered by may be masked for the caller, who could
 * otherwise read it, or ask with made-up places what stands behind them.
 * @param list the kind of list: cursors of other kinds are refused, and other teams'
 * @param schema of the place where a page begins: after what
 */
export function pageCursor<Place>(list: string, schema: z.ZodType<Place>) {
  const context = (teamId: string) => `teams/${teamId}/${list}-cursor`;
  return {
    /**
     * Where a page begins; undefined for the list's beginning, without a cursor or with an empty one.
     * @throws BAD_REQUEST for a cursor that this list hasn't answered
     */
    placeIn(teamId: string, cursor: string | undefined): Place | undefined {
      if (!cursor) return undefined;
      const place = schema.safeParse(unsealJson(cursor, context(teamId)));
      if (!place.success) throw new AppError("BAD_REQUEST", platformTexts.badCursor);
      return place.data;
    },
    /** How a page's answer ends: with the next page's place, if there is one. */
    pageEnd: (teamId: string, next: Place | undefined): { cursor: string | null; is_last: boolean } => ({
      cursor: next === undefined ? null : sealJson(next, context(teamId)),
      is_last: next === undefined,
    }),
  };
}
