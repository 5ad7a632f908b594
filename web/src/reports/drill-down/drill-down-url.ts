import { NewReport, type ReportContent } from "@dure/domain/reports/dashboard/report";
import { ConversionPart } from "@dure/domain/reports/raw-data/raw-data-api";
import { DashboardFilter } from "@dure/domain/reports/simulation/dashboard-filter";

/** The records to list: those of a report, narrowed by its dashboard's filter. */
export type DrillDownTarget = { content: ReportContent; filter: DashboardFilter; part: ConversionPart };

/** The address of the records behind a value, for records that no list can be filtered by. */
export const drillDownUrl = ({ content, filter, part }: DrillDownTarget): string =>
  `/reports/records?${new URLSearchParams({ content: JSON.stringify(content), filter: JSON.stringify(filter), part })}`;

/** Parses such an address; undefined if it is invalid. */
export function readDrillDown(params: URLSearchParams): DrillDownTarget | undefined {
  const [content, filter] = [parsed(params.get("content")), parsed(params.get("filter") ?? "{}")];
  const report = NewReport.safeParse(content).data;
  const narrowing = DashboardFilter.safeParse(filter).data;
  const part = ConversionPart.safeParse(params.get("part") ?? "total").data;
  if (!report || report.type === "form-lead-router" || !narrowing || !part) return undefined;
  const { type, setting } = report;
  return { content: { type, setting } as ReportContent, filter: narrowing, part };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
