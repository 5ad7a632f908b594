import { z } from "zod";
import { EXPORT_TYPES, ExportFormat } from "../../records/export/api";
import { ListQuery, Sorting } from "../../records/filter/filter";
import { ListedField } from "../../records/filter/listed-field";
import { RecordPage } from "../../records/record/api";
import { endpoint } from "../../shared/endpoint";
import { ColumnOrder } from "../dashboard/report";
import { ConversionSetting } from "../setting/conversion-setting";
import { GeneralSetting } from "../setting/general-setting";
import { DashboardFilter } from "../simulation/dashboard-filter";

/** Which records of a conversion chart are listed: all of the total, or only the converted ones. */
export const ConversionPart = z.enum(["total", "converted"]);
export type ConversionPart = z.infer<typeof ConversionPart>;

/** Deleted columns are left out; without columns, the entity's first ones are shown. */
const asked = <Setting extends z.ZodType>(setting: Setting) =>
  z.object({
    setting,
    dashboard_filter: DashboardFilter.nullish(),
    column_order: ColumnOrder.default([]),
    sorting: Sorting.nullish(),
  });

const GeneralBody = asked(GeneralSetting);
const ConversionBody = asked(ConversionSetting).extend({ part: ConversionPart.default("total") });

const Page = RecordPage.extend({ columns: z.array(ListedField) });
const FormatQuery = z.object({ format: ExportFormat.default("excel") });
const File = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.custom<AsyncIterable<Uint8Array>>(),
});

const READS = { reads: true, skipOutputValidation: true } as const;
const ANSWERS_FILE = { answersFile: Object.values(EXPORT_TYPES) };

export const rawDataApi = {
  listGeneralRecords: endpoint(
    "member",
    { method: "POST", path: "/reports/general/records", summary: "A page of the records behind a general report" },
    READS,
  )
    .input(z.object({ query: ListQuery, body: GeneralBody }))
    .output(Page),

  listConversionRecords: endpoint(
    "member",
    { method: "POST", path: "/reports/conversion/records", summary: "A page of the records behind a conversion" },
    READS,
  )
    .input(z.object({ query: ListQuery, body: ConversionBody }))
    .output(Page),

  exportGeneralRecords: endpoint(
    "admin",
    {
      method: "POST",
      path: "/reports/general/records/export",
      summary: "The records behind a general report as a spreadsheet",
      outputStructure: "detailed",
    },
    ANSWERS_FILE,
  )
    .input(z.object({ query: FormatQuery, body: GeneralBody }))
    .output(File),

  exportConversionRecords: endpoint(
    "admin",
    {
      method: "POST",
      path: "/reports/conversion/records/export",
      summary: "The records behind a conversion as a spreadsheet",
      outputStructure: "detailed",
    },
    ANSWERS_FILE,
  )
    .input(z.object({ query: FormatQuery, body: ConversionBody }))
    .output(File),
};
