import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { FilterBody } from "../filter/filter";
import { ListEntityId } from "../record/entity";

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
        body: FilterBody,
      }),
    )
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<AsyncIterable<Uint8Array>>() })),
};
