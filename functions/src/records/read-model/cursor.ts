import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { z } from "zod";
import type { After } from "./page-query";

const Cursor = z.tuple([z.string().nullable(), z.string().min(1)]);

/** Where the next page begins, as the client holds it. */
export const encodeCursor = ({ key, id }: After): string =>
  Buffer.from(JSON.stringify([key, id])).toString("base64url");

export function decodeCursor(cursor: string | undefined): After | undefined {
  if (cursor === undefined) return undefined;
  const parsed = Cursor.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!parsed.success) throw new AppError("BAD_REQUEST", recordsTexts.badCursor);
  const [key, id] = parsed.data;
  return { key, id };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
