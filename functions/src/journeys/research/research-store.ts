import { Research } from "@dure/domain/journeys/research/research";
import type { Transaction } from "firebase-admin/firestore";
import { inTeam } from "../../platform/firebase";

const research = (teamId: string, companyId: string) => inTeam(teamId, "company-researches").doc(companyId);
const usage = (teamId: string, month: string) => inTeam(teamId, "research-usage").doc(month);

/** A company's research; undefined if nobody has started one. */
export async function findResearch(teamId: string, companyId: string, tx?: Transaction): Promise<Research | undefined> {
  const ref = research(teamId, companyId);
  const doc = await (tx ? tx.get(ref) : ref.get());
  return doc.exists ? Research.parse(doc.data()) : undefined;
}

export function saveResearch(tx: Transaction, teamId: string, value: Research): void {
  tx.set(research(teamId, value.company_id), value);
}

export async function removeResearch(teamId: string, companyId: string): Promise<void> {
  await research(teamId, companyId).delete();
}

/** The number of runs that count in a month, as YYYY-MM. */
export async function countRuns(teamId: string, month: string, tx?: Transaction): Promise<number> {
  const ref = usage(teamId, month);
  return Number((await (tx ? tx.get(ref) : ref.get())).get("used") ?? 0);
}

export function saveRuns(tx: Transaction, teamId: string, month: string, used: number): void {
  tx.set(usage(teamId, month), { used });
}
