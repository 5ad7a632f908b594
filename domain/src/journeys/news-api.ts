import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Id } from "../shared/value";
import { CompanyNews } from "./news/company-news";

export const newsApi = {
  getCompanyNews: endpoint("member", {
    method: "GET",
    path: "/nice/company/{id}/news",
    summary: "The latest articles about a company in the registry",
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(CompanyNews),
};
