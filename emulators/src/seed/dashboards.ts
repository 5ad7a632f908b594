import type { Template } from "@dure/domain/reports/template/template";
import type { Member } from "./team";

const DASHBOARDS: readonly { title: string; template: Template }[] = [
  { title: "영업 현황", template: "sales-overview" },
  { title: "파이프라인", template: "pipeline" },
  { title: "리드 소스", template: "lead-sources" },
  { title: "폼과 라우터", template: "forms" },
];

/** Creates the demo team's dashboards, in the order of the list. */
export async function seedDashboards([admin]: readonly Member[]): Promise<void> {
  for (const body of DASHBOARDS) await admin?.client.reports.createDashboard({ body });
}
