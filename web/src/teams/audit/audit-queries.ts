import type { AuditQuery } from "@dure/domain/teams/audit/audit-query";
import type { SealCheck } from "@dure/domain/teams/audit/audit-seal";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";

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

/** Checks the log's seals, newest first, page by page. */
export const useCheckSeals = () =>
  useMutation({
    mutationFn: async () => {
      const all: SealCheck[] = [];
      let below: number | null = null;
      do {
        const page: Awaited<ReturnType<typeof client.teams.checkAuditSeals>> = await client.teams.checkAuditSeals({
          query: { ...(below !== null && { below }) },
        });
        all.push(...page.data);
        below = page.below;
      } while (below !== null);
      return all;
    },
  });
