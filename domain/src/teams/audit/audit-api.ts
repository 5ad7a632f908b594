import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { AuditEntry } from "./audit-entry";
import { AuditQuery, AuditSpan } from "./audit-query";
import { SealCheck } from "./audit-seal";

export const auditApi = {
  listAuditLog: endpoint("admin", { method: "GET", path: "/audit-log", summary: "The audit log, newest first" })
    .input(z.object({ query: AuditQuery.prefault({}) }))
    .output(
      z.object({
        data: z.array(AuditEntry),
        page_count: z.int(),
        /** Null for a search by the target's name: matches are not counted. */
        total: z.int().nonnegative().nullable(),
        is_last: z.boolean(),
        cursor: z.string().nullable(),
      }),
    ),

  checkAuditSeals: endpoint("admin", {
    method: "GET",
    path: "/audit-log/seals",
    summary: "Whether the audit log is unaltered, span by span, newest first",
  })
    .input(z.object({ query: z.object({ below: z.coerce.number<number>().int().positive().optional() }).prefault({}) }))
    .output(z.object({ data: z.array(SealCheck), is_last: z.boolean(), below: z.int().nullable() })),

  exportAuditLog: endpoint(
    "admin",
    {
      method: "GET",
      path: "/audit-log/export",
      summary: "The audit log as audit-logs.csv, newest first",
      outputStructure: "detailed",
    },
    { answersFile: ["text/csv"] },
  )
    .input(z.object({ query: AuditSpan.prefault({}) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.custom<AsyncIterable<Uint8Array>>() })),
};
