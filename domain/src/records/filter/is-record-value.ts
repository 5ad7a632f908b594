import type { FieldType } from "../field/field";
import { journeyFactOf } from "./journey-fact";

/**
 * Whether a listed field is a value of the record. Mails and visits are conditions of filters only, and what a record is,
 * a lead or a deal, is no value of it.
 */
export const isRecordValue = ({ identifier, type }: { identifier: string; type: FieldType }): boolean =>
  type !== "mail" && identifier !== "entity_type" && journeyFactOf(identifier) === undefined;
