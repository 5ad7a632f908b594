import type { reportsApi } from "@dure/domain/reports/api";
import type { Verb } from "../../platform/http/endpoint";
import { readReport } from "./report-store";

export const getReport: Verb<typeof reportsApi.getReport> = ({ teamId }, { params }) => readReport(teamId, params.id);
