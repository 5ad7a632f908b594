import { z } from "zod";

/** Templates for a new dashboard. */
export const TEMPLATES = [
  "sales-overview",
  "pipeline",
  "lead-sources",
  "meetings",
  "forms",
  "campaigns",
  "website",
] as const;
export const Template = z.enum(TEMPLATES);
export type Template = z.infer<typeof Template>;
