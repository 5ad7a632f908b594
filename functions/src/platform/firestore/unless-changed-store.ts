import type { Timestamp } from "firebase-admin/firestore";
import { errorCode } from "../error-code";

/** gRPC's FAILED_PRECONDITION. */
const FAILED_PRECONDITION = 9;

/**
 * Writes a document without a transaction, unless somebody has changed or removed it since it was read.
 * @param changedAt the update time of the document as it was read; if undefined, nothing is written
 */
export async function unlessChanged(
  changedAt: Timestamp | undefined,
  write: (known: { lastUpdateTime: Timestamp }) => Promise<unknown>,
): Promise<void> {
  if (!changedAt) return;
  await write({ lastUpdateTime: changedAt }).catch((error: unknown) => {
    if (errorCode(error) !== FAILED_PRECONDITION) throw error;
  });
}
