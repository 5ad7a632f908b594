import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import { sealJson, unsealJson } from "../../../platform/auth/seal-json";
import type { After } from "./page-query";

const Cursor = z.tuple([z.string().nullable(), z.string().min(1)]);

const context = (teamId: string) => `teams/${teamId}/list-cursor`;

/**
 * An opaque cursor for the next page. It is encrypted, since it holds a sort value that may be masked for the caller.
 */
export const encodeCursor = (teamId: string, { key, id }: After): string => sealJson([key, id], context(teamId));

/** @throws BAD_REQUEST if the cursor was not issued to this team */
export function decodeCursor(teamId: string, cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const parsed = Cursor.safeParse(unsealJson(cursor, context(teamId)));
  if (!parsed.success) throw new AppError("BAD_REQUEST", recordsTexts.badCursor);
  const [key, id] = parsed.data;
  return { key, id };
}
