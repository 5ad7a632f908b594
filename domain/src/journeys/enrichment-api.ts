import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Id, Line } from "../shared/value";
import { CompanyDetails } from "./company/company-details";
import { FoundCompany, RegisteredCompany } from "./company/company-search";

const Search = z.object({ search: Line(100) });

/** `page` is the id of the form or booking page that asks: the searches of its visitors count for its team. */
const PublicSearch = Search.extend({ page: Line(200).optional() });

export const enrichmentApi = {
  searchCompanies: endpoint("member", {
    method: "GET",
    path: "/nice/company",
    summary: "Companies in the registry, found by name",
  })
    .input(z.object({ query: Search }))
    .output(z.object({ data: z.array(FoundCompany) })),

  getCompanyDetails: endpoint("member", {
    method: "GET",
    path: "/nice/company/{id}",
    summary: "A company in the registry with its owner, its figures and their sources",
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(CompanyDetails),

  refreshCompanyDetails: endpoint("member", {
    method: "POST",
    path: "/nice/company/{id}/refresh",
    summary: "Refresh a company's details from their sources, at most every ten minutes",
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(CompanyDetails),

  searchCompaniesPublicly: endpoint(
    "public",
    { method: "GET", path: "/public/nice/company", summary: "Companies in the registry, for a form's visitor" },
    { ratePerMinute: 60 },
  )
    .input(z.object({ query: PublicSearch }))
    .output(z.object({ data: z.array(RegisteredCompany) })),
};
