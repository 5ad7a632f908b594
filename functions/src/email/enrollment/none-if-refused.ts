import { AppError } from "@dure/domain/shared/error";

/** A filter over a deleted field finds nobody. Any other error is thrown, so that the job is retried. */
export function noneIfRefused(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
