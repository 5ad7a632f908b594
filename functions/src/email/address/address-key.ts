import { keyedId } from "../../platform/auth/keyed-hash";

/**
 * The id of a normalised address's documents: an address itself may hold what Firestore takes in no id. It is keyed, since
 * answers show it to members who see the address masked or not at all.
 * @returns 32 hex digits
 */
export const addressKey = (teamId: string, email: string): string => keyedId(email, `teams/${teamId}/email-addresses`);
