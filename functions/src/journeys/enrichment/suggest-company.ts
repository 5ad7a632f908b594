import type { journeysApi } from "@dure/domain/journeys/api";
import { companyOfDomain, mailDomain } from "@dure/domain/journeys/visitor-company/company-of-domain";
import type { Filter } from "@dure/domain/records/filter/filter";
import type { ListEntityId } from "@dure/domain/records/record/entity";
import type { RecordView } from "@dure/domain/records/record/record";
import { isPersonalDomain } from "../../identity/tenant/is-personal-domain";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { matchingRecords } from "../../records/read-model/query/matching";
import { isMasked } from "../../records/record/mask-response";
import { isBlurred } from "../../records/record/router-blur";
import { toRecordQuery } from "../../records/record/to-record-query";
import { readVisible } from "../../records/record/visible-record";

/**
 * Searches only records that the caller may see. A caller who sees e-mail addresses masked gets no suggestion by them.
 */
export const suggestCompany: Verb<typeof journeysApi.suggestCompany> = async (ctx, { params }) => {
  const record = await readVisible(ctx, params.entityId, params.recordId);
  const domain = isMasked(ctx) || isBlurred(ctx, record) ? "" : mailDomain(record.email);
  if (record.company_id || domain === "" || isPersonalDomain(domain)) return { company: null };
  const [companies, leads, contacts] = await Promise.all([
    firstMatches(ctx, "company", only("url", "contains", domain)),
    firstMatches(ctx, "lead-deal-combined", withCompany(domain)),
    firstMatches(ctx, "contact", withCompany(domain)),
  ]);
  const others = [...leads, ...contacts].flatMap(({ company }) => company ?? []);
  return { company: companyOfDomain(domain, companies, others) ?? null };
};

const only = (identifier: string, condition: "contains" | "endsWith", value: string): Filter => ({
  operator: "AND",
  conditions: [{ identifier, condition, value }],
});

const withCompany = (domain: string): Filter => ({
  operator: "AND",
  conditions: [only("email", "endsWith", `@${domain}`), { identifier: "company", condition: "isNotEmpty" }],
});

/** The first batch of matching records, which is enough for a suggestion. */
async function firstMatches(ctx: Context, entityId: ListEntityId, filters: Filter): Promise<RecordView[]> {
  for await (const batch of matchingRecords(ctx.teamId, toRecordQuery(ctx, { entityId, filters }))) return batch;
  return [];
}
