import { Cursor } from "@dure/domain/shared/page";
import { z } from "zod";

/** The most rows of one answer: a model reads all of it. */
export const MAX_ROWS = 50;

/** The arguments of every tool that lists. */
export const Rows = {
  limit: z.int().min(1).max(MAX_ROWS).default(20),
  cursor: Cursor.optional().describe("The cursor from the previous page"),
};
