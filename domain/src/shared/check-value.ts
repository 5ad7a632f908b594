import type { z } from "zod";
import { AppError } from "./error";
import { issueText } from "./issue-text";

/**
 * Checks a value that the contract could not check, because its schema depends on stored data.
 * @param path where the value stands in the request, for the form that sent it
 */
export function checkValue<T>(schema: z.ZodType<T>, value: unknown, path: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const text = issueText(parsed.error.issues[0] ?? parsed.error, value);
  throw new AppError("BAD_REQUEST", text, [{ path, message: text }]);
}
