import { Dashboard } from "@dure/domain/reports/dashboard/dashboard";
import { reportsTexts } from "@dure/domain/reports/texts";
import { AppError } from "@dure/domain/shared/error";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const dashboards = (teamId: string) => inTeam(teamId, "dashboards");

function toDashboard(doc: DocumentSnapshot): Dashboard {
  if (!doc.exists) throw new AppError("NOT_FOUND", reportsTexts.noDashboard);
  return Dashboard.parse(doc.data());
}

/** A team's dashboards, the oldest first. In a transaction, none is created or deleted before that commits. */
export async function findDashboards(teamId: string, tx?: Transaction): Promise<Dashboard[]> {
  const { docs } = await (tx ? tx.get(dashboards(teamId)) : dashboards(teamId).get());
  const found = docs.map(toDashboard);
  return found.sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id));
}

export async function countDashboards(teamId: string): Promise<number> {
  return (await dashboards(teamId).count().get()).data().count;
}

/** @throws NOT_FOUND */
export async function readDashboard(teamId: string, id: string, tx?: Transaction): Promise<Dashboard> {
  const ref = dashboards(teamId).doc(id);
  return toDashboard(await (tx ? tx.get(ref) : ref.get()));
}

export function saveDashboard(tx: Transaction, teamId: string, dashboard: Dashboard): void {
  tx.set(dashboards(teamId).doc(dashboard.id), dashboard);
}

export function removeDashboard(tx: Transaction, teamId: string, id: string): void {
  tx.delete(dashboards(teamId).doc(id));
}
