import { activeFields, type FieldSet } from "@dure/domain/records/field/custom-field";
import { entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { isEditable } from "@dure/domain/records/record/update-field-value";

/** The references of a record, by the fields that hold them. */
export const REFERENCE_OF = { company_id: "company", contact_id: "contact" } as const;
export const isReference = (field: string): field is keyof typeof REFERENCE_OF => Object.hasOwn(REFERENCE_OF, field);

/** Whether members can set a field of a record by hand, and so to what it was. */
export const isRestorable = (record: CrmRecord, fields: FieldSet, field: string): boolean =>
  isReference(field) || isEditable(entityOf(record), field) || activeFields(fields).some(({ id }) => id === field);
