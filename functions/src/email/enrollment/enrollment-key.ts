import { normaliseAddress } from "@dure/domain/email/address/address";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { keyedId } from "../../platform/auth/keyed-hash";

/** Keyed, since members who see the address masked see the enrolment's id. */
const hash = (text: string): string => keyedId(text, "email/enrollments");

/** Whom an enrolment is of: the address, so that two records of one person count once; else the record. */
export const personKeyOf = ({ id, email }: Pick<CrmRecord, "id" | "email">): string =>
  hash(email === "" ? `record ${id}` : `email ${normaliseAddress(email) ?? email.trim().toLowerCase()}`);

type Entry = { automationId: string; personKey: string; eventId: string };

/** The id of an enrolment derives from what caused it, so that a repeated event makes no second one. */
export const enrollmentIdOf = ({ automationId, personKey, eventId }: Entry): string =>
  hash(`${automationId} ${personKey} ${eventId}`);
