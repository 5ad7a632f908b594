import type { reportsApi } from "@dure/domain/reports/api";
import type { Verb } from "../../platform/http/endpoint";
import { dashboardItems } from "./dashboard-items";

export const listDashboards: Verb<typeof reportsApi.listDashboards> = (ctx) => dashboardItems(ctx);
