import { z } from "zod";
import { pageCursor } from "../../../platform/http/page-cursor";

/** The cursors of lists of records: after the record with this sort value and id. */
export const listCursors = pageCursor("list", z.object({ key: z.string().nullable(), id: z.string().min(1) }));
