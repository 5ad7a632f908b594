import { z } from "zod";

/**
 * A company as the registry of corporations knows it; `nice_id` is its corporation number
 * (docs/product/journeys.md#company-search).
 */
export const RegisteredCompany = z.object({
  nice_id: z.string(),
  name: z.string(),
  address: z.string(),
  owner_name: z.string(),
});
export type RegisteredCompany = z.infer<typeof RegisteredCompany>;

/** With whether the team has a company of that name. */
export const FoundCompany = RegisteredCompany.extend({ already_in_company_entity: z.boolean() });
