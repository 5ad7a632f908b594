import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Line } from "../shared/value";
import { FoundCompany, RegisteredCompany } from "./company-search";

const Search = z.object({ search: Line(100) });

export const enrichmentApi = {
  searchCompanies: endpoint("member", {
    method: "GET",
    path: "/nice/company",
    summary: "Companies of the registry by their name",
  })
    .input(z.object({ query: Search }))
    .output(z.object({ data: z.array(FoundCompany) })),

  searchCompaniesPublicly: endpoint(
    "public",
    { method: "GET", path: "/public/nice/company", summary: "Companies of the registry, for a form's visitor" },
    { ratePerMinute: 60 },
  )
    .input(z.object({ query: Search }))
    .output(z.object({ data: z.array(RegisteredCompany) })),
};
