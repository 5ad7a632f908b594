import { inGridOrder } from "@dure/domain/reports/dashboard/in-grid-order";
import { Report } from "@dure/domain/reports/dashboard/report";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const reports = (teamId: string) => inTeam(teamId, "reports");

/** The setting is JSON: nobody queries it, and its filters nest deeper than Firestore takes. */
const toStored = ({ setting, ...fields }: Report) => ({ ...fields, setting: JSON.stringify(setting) });

function toReport(doc: DocumentSnapshot): Report {
  if (!doc.exists) throw new AppError("NOT_FOUND", reportsTexts.noReport);
  return Report.parse({ ...doc.data(), setting: JSON.parse(String(doc.get("setting"))) });
}

/**
 * The reports of a dashboard, in the order of the grid. In a transaction, none is created or deleted before that
 * commits.
 */
export async function findReports(teamId: string, dashboardId: string, tx?: Transaction): Promise<Report[]> {
  const query = reports(teamId).where("dashboard_id", "==", dashboardId);
  const { docs } = await (tx ? tx.get(query) : query.get());
  return inGridOrder(docs.map(toReport));
}

export async function countReports(teamId: string, dashboardId: string): Promise<number> {
  return (await reports(teamId).where("dashboard_id", "==", dashboardId).count().get()).data().count;
}

/** @throws NOT_FOUND */
export async function readReport(teamId: string, id: string, tx?: Transaction): Promise<Report> {
  const ref = reports(teamId).doc(id);
  return toReport(await (tx ? tx.get(ref) : ref.get()));
}

export function saveReport(tx: Transaction, teamId: string, report: Report): void {
  tx.set(reports(teamId).doc(report.id), toStored(report));
}

export function removeReport(tx: Transaction, teamId: string, id: string): void {
  tx.delete(reports(teamId).doc(id));
}
