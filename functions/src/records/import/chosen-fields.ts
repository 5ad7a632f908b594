import { headerKey } from "@dure/domain/records/import/suggest-mapping";
import type { CheckedImport } from "./check-import";

/** The chosen field of each header, as ids that every API version understands. */
export const chosenFields = ({ table: { header, mapping } }: CheckedImport): Record<string, string | null> =>
  Object.fromEntries(
    header
      .map((label, column) => {
        const field = mapping[column];
        return [headerKey(label), field ? `${field.entity}:${field.field_id}` : null] as const;
      })
      .filter(([key]) => key !== ""),
  );
