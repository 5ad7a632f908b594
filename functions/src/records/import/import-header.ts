import type { ValidImport } from "@dure/domain/records/import/api";
import type { MappedTable } from "./read-body";

/** The imported columns with their fields. */
export const importHeader = ({ header, mapping }: MappedTable): ValidImport["header"] =>
  mapping.flatMap((definition, column) =>
    definition ? [{ id: definition.id, label: header[column] ?? "", column, definition }] : [],
  );
