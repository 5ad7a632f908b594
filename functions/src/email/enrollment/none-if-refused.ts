import { AppError } from "@dure/domain/shared/error";

/** A filter over a field that was deleted since finds nobody. Another failure is tried again. */
export function noneIfRefused(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
