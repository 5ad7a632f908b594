import { AppError } from "@dure/domain/shared/error";
import type { Page } from "./page";

export const orMissing = (open: () => Promise<Page>, missing: () => Page): Promise<Page> =>
  open().catch((error: unknown) => {
    if (error instanceof AppError && ["NOT_FOUND", "FORBIDDEN"].includes(error.code)) return missing();
    throw error;
  });
