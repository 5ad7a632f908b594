import { keyedId } from "../../platform/auth/keyed-hash";

/**
 * The document id of a normalized address, which itself may contain characters that Firestore allows in no id. The hash
 * is keyed, since answers show the id to members who see the address masked or not at all.
 * @returns 32 hex digits
 */
export const addressKey = (teamId: string, email: string): string => keyedId(email, `teams/${teamId}/email-addresses`);
