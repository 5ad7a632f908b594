export type UploadFault = "unauthorized" | "failed";

/** Why a file did not arrive in the bucket. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly fault: UploadFault;

  constructor(fault: UploadFault, cause: unknown) {
    super(`Upload: ${fault}`, { cause });
    this.fault = fault;
  }
}

const CODES: Record<string, UploadFault> = {
  "storage/unauthorized": "unauthorized",
  "storage/unauthenticated": "unauthorized",
};

export const uploadErrorOf = (error: unknown): UploadError =>
  new UploadError(CODES[String((error as { code?: unknown } | null)?.code)] ?? "failed", error);
