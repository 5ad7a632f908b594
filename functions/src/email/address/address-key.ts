import { createHash } from "node:crypto";

/** The id of a normalised address's documents: an address itself may hold what Firestore takes in no id. */
export const addressKey = (email: string): string => createHash("sha256").update(email).digest("hex").slice(0, 32);
