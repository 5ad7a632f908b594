import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { Id, Token } from "../../shared/value";
import { MAX_CHOSEN_IDS } from "../bulk/bulk";
import { FilterBody } from "../filter/filter";
import { ListEntityId } from "../record/entity";
import { MAX_COLUMNS } from "../view/view";

export const ExportFormat = z.enum(["excel", "csv"]);
export type ExportFormat = z.infer<typeof ExportFormat>;

/** The media type of each format's file. */
export const EXPORT_TYPES = {
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} satisfies Record<ExportFormat, string>;

export const exportApi = {
  exportRecords: endpoint(
    "admin",
    {
      method: "POST",
      path: "/exports/{entityId}",
      summary: "A filtered list as a spreadsheet: {entityId}.xlsx or {entityId}.csv, row by row",
      outputStructure: "detailed",
    },
    { answersFile: Object.values(EXPORT_TYPES) },
  )
    .input(
      z.object({
        params: z.object({ entityId: ListEntityId }),
        query: Version.extend({ format: ExportFormat.default("excel") }),
        body: FilterBody.extend({
          /** The identifiers of the fields to write, in their order; all fields without. */
          columns: z.array(Token(200)).min(1).max(MAX_COLUMNS).optional(),
          /** Only these of the records that match. */
          ids: z.array(Id).min(1).max(MAX_CHOSEN_IDS).optional(),
        }),
      }),
    )
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<AsyncIterable<Uint8Array>>() })),
};
