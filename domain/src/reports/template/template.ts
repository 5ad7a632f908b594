import { z } from "zod";

/** Dashboards that a team can begin with. */
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
