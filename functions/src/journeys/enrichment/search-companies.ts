import type { journeysApi } from "@dure/domain/journeys/api";
import type { Verb } from "../../platform/http/endpoint";
import { companiesNamed } from "../../records/record/unique-store";
import { assertMembersMaySearch } from "./assert-may-search";
import { findCorporations } from "./find-corporations";

export const searchCompanies: Verb<typeof journeysApi.searchCompanies> = async (ctx, { query }) => {
  const found = await findCorporations(query.search, () => assertMembersMaySearch(ctx.teamId, ctx.now));
  const names = await companiesNamed(
    ctx.teamId,
    found.map(({ name }) => name),
  );
  return { data: found.map((company) => ({ ...company, already_in_company_entity: names.has(company.name) })) };
};
