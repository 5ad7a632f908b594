import type { CustomField } from "@dure/domain/records/field/custom-field";
import { type Catalog, catalogOf } from "@dure/domain/records/filter/filter-field";

/** What has a column: archived fields too, so that they can be restored without reading every record again. */
export const columnsCatalog = (custom: readonly CustomField[]): Catalog =>
  catalogOf(
    custom.map((field) => ({ ...field, archived_at: null })),
    [],
  );
