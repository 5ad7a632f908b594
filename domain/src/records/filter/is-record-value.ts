import type { FieldType } from "../field/field";
import { journeyFactOf } from "./journey-fact";

/**
 * Whether a listed field is a value of the record. Conditions on mails and visits exist in filters only, and the kind
 * of a record (lead or deal) is not a value.
 */
export const isRecordValue = ({ identifier, type }: { identifier: string; type: FieldType }): boolean =>
  type !== "mail" && identifier !== "entity_type" && journeyFactOf(identifier) === undefined;
