import type { ImportField } from "@dure/domain/records/import/import-field";

/** A column of the file that is mapped to a field. */
export type GridColumn = { field: ImportField; column: number };
