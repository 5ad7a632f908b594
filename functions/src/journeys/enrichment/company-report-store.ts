import { CompanyPart, ProviderName, SourceReport } from "@dure/domain/journeys/company/company-details";
import { Time } from "@dure/domain/shared/value";
import { z } from "zod";
import { firestore } from "../../platform/firebase";

const KEPT_MS = 180 * 86_400_000;

/** The sources' reports on a company of the registry. They are public and the same for all teams. */
const CompanyReport = z.object({
  reports: z.array(SourceReport.extend({ provider: ProviderName, part: CompanyPart })),
  read_at: Time,
});
export type CompanyReport = z.infer<typeof CompanyReport>;

const reportDoc = (niceId: string) => firestore.doc(`company-reports/${niceId}`);

/** A company's stored report; undefined if nobody has asked for it, or an older deployment stored another format. */
export async function readCompanyReport(niceId: string): Promise<CompanyReport | undefined> {
  return CompanyReport.safeParse((await reportDoc(niceId).get()).data()).data;
}

export async function saveCompanyReport(niceId: string, report: CompanyReport): Promise<void> {
  await reportDoc(niceId).set({ ...report, expires_at: new Date(Date.parse(report.read_at) + KEPT_MS) });
}
