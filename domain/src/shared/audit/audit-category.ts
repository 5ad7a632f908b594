import { z } from "zod";

/** How the audit log is divided for its readers. */
export const AUDIT_CATEGORIES = [
  "auth",
  "team",
  "integration",
  "record",
  "data",
  "settings",
  "scheduling",
  "routing",
  "email",
] as const;
export const AuditCategory = z.enum(AUDIT_CATEGORIES);
export type AuditCategory = z.infer<typeof AuditCategory>;
