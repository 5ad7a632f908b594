import { z } from "zod";

/** A company as the registry of corporations knows it; `nice_id` is its corporation number (spec/2-records.md §3). */
export const RegisteredCompany = z.object({
  nice_id: z.string(),
  name: z.string(),
  address: z.string(),
  owner_name: z.string(),
});
export type RegisteredCompany = z.infer<typeof RegisteredCompany>;

/** With whether the team has a company of that name. */
export const FoundCompany = RegisteredCompany.extend({ already_in_company_entity: z.boolean() });

/** Shorter names are those of too many. */
export const MIN_SEARCH_LENGTH = 2;

/** Kinds of corporations as they stand before a name: (주), (유), ㈜. */
const FORM_PREFIX = /^(?:\((?:주|유|합|재|사|자|의|학|농|복)\)|㈜|㈲)\s*/;

/** What is searched for: a leading corporate form in parentheses is no part of a name (spec/2-records.md §5). */
export const searchTerm = (typed: string): string => typed.normalize("NFC").trim().replace(FORM_PREFIX, "");
