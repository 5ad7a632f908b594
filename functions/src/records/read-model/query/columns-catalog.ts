import type { CustomField } from "@dure/domain/records/field/custom-field";
import { type Catalog, catalogOf } from "@dure/domain/records/filter/filter-field";

/** The fields that have a column. Archived fields are included, so restoring one needs no reload of the records. */
export const columnsCatalog = (custom: readonly CustomField[]): Catalog =>
  catalogOf(
    custom.map((field) => ({ ...field, archived_at: null })),
    [],
  );
