import type { CompanyDetails } from "@dure/domain/journeys/company/company-details";
import type { FindingKind } from "@dure/domain/journeys/research/research";
import type { Subject } from "@dure/domain/journeys/research/research-prompt";
import { AppError } from "@dure/domain/shared/error";
import { readRecord } from "../../records/record/record-store";
import { readCompanyDetails } from "../enrichment/read-company-details";

/** The subject, with the kinds of findings that the registry already has, for which the model is not asked. */
export type ResearchSubject = Subject & { known: FindingKind[] };

/**
 * The model's input about a company: only its name and website, no other data of the team. undefined once it is
 * deleted.
 */
export async function readSubject(teamId: string, companyId: string): Promise<ResearchSubject | undefined> {
  const company = await readRecord(teamId, "company", companyId).catch(missing);
  if (!company) return undefined;
  const details = company.nice_id ? await detailsOf(company.nice_id) : undefined;
  const website = company.url || details?.website_url || "";
  return { name: company.name, website, known: details ? knownIn(details) : [] };
}

function missing(error: unknown): undefined {
  if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
  throw error;
}

/** The registry's details; undefined if the registry fails, since research goes on without them. */
const detailsOf = (niceId: string): Promise<CompanyDetails | undefined> =>
  readCompanyDetails(niceId, new Date().toISOString()).catch(() => undefined);

const knownIn = ({ emp_history, revenue_history, etb_date, website_url }: CompanyDetails): FindingKind[] => [
  ...(emp_history.length > 0 ? (["employees"] as const) : []),
  ...(revenue_history.length > 0 ? (["revenue"] as const) : []),
  ...(etb_date ? (["founded"] as const) : []),
  ...(website_url ? (["website"] as const) : []),
];
