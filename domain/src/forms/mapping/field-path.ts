import { z } from "zod";
import { formsIssues } from "../forms-issues";

/** Which field of which record an answer is mapped to, such as `lead:deal_name` or `company:name`. */
export const FieldPath = z.string().regex(/^(lead|company|contact):[\w-]{1,128}$/, formsIssues.fieldPath);

/** A booking page's form of the same path: a field of the lead or deal is only its id. */
export const MappedField = z.string().regex(/^((company|contact):)?[\w-]{1,128}$/, formsIssues.fieldPath);

export const fieldPathOf = (mapped: string): string => (mapped.includes(":") ? mapped : `lead:${mapped}`);

export const mappedFieldOf = (path: string): string => path.replace(/^lead:/, "");
