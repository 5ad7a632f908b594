import type { AuditQuery } from "@dure/domain/teams/audit/audit-query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../lib/api";

export type AuditFilter = Omit<AuditQuery, "cursor" | "page_count">;

/** The audit log, page by page. */
export const useAuditLog = (filter: AuditFilter) =>
  useInfiniteQuery(
    api.teams.listAuditLog.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: { ...filter, ...(cursor && { cursor }) } }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );
