import type { z } from "zod";
import { AppError } from "./error";
import { issueText } from "./issue-text";

/**
 * Checks a value that the contract could not check, because its schema depends on stored data.
 * @param path the value's path in the request, so that the form can show the error there
 */
export function checkValue<T>(schema: z.ZodType<T>, value: unknown, path: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const text = issueText(parsed.error.issues[0] ?? parsed.error, value);
  throw new AppError("BAD_REQUEST", text, [{ path, message: text }]);
}
