import { normaliseAddress } from "@dure/domain/email/address/address";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { keyedId } from "../../platform/auth/keyed-hash";

/** Keyed, since members who see the address masked see the enrollment's id. */
const hash = (teamId: string, text: string): string => keyedId(text, `teams/${teamId}/enrollments`);

/**
 * The key of an enrollment's person: of the address, so that two records of one person count once; else of the record.
 */
export const personKeyOf = (teamId: string, { id, email }: Pick<CrmRecord, "id" | "email">): string =>
  hash(teamId, email === "" ? `record ${id}` : `email ${normaliseAddress(email) ?? email.trim().toLowerCase()}`);

type Entry = { automationId: string; personKey: string; eventId: string };

/** The id of an enrollment derives from what caused it, so that a repeated event makes no second one. */
export const enrollmentIdOf = (teamId: string, { automationId, personKey, eventId }: Entry): string =>
  hash(teamId, `${automationId} ${personKey} ${eventId}`);
