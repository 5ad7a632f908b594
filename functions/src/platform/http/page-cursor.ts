import { AppError } from "@dure/domain/shared/error";
import type { z } from "zod";
import { sealJson, unsealJson } from "../auth/seal-json";
import { platformTexts } from "../texts";

/**
 * The cursors of a kind of list. They are encrypted: the value that a list is ordered by may be masked for the caller,
 * who could otherwise read it, or probe values with forged cursors.
 * @param list the kind of list: cursors of other kinds or other teams are refused
 * @param schema of the place after which a page begins
 */
export function pageCursor<Place>(list: string, schema: z.ZodType<Place>) {
  const context = (teamId: string) => `teams/${teamId}/${list}-cursor`;
  return {
    /**
     * The place after which a page begins; undefined for the first page, without a cursor or with an empty one.
     * @throws BAD_REQUEST for a cursor that this list hasn't issued
     */
    placeIn(teamId: string, cursor: string | undefined): Place | undefined {
      if (!cursor) return undefined;
      const place = schema.safeParse(unsealJson(cursor, context(teamId)));
      if (!place.success) throw new AppError("BAD_REQUEST", platformTexts.badCursor);
      return place.data;
    },
    /** The last fields of a page's answer: the cursor of the next page, if there is one. */
    pageEnd: (teamId: string, next: Place | undefined): { cursor: string | null; is_last: boolean } => ({
      cursor: next === undefined ? null : sealJson(next, context(teamId)),
      is_last: next === undefined,
    }),
  };
}
