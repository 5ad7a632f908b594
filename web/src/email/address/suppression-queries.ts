import type { SuppressionReason } from "@dure/domain/email/address/address";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

export type SuppressionFilter = { search: string; reason: SuppressionReason | "" };

/** The suppression list, page by page. */
export const useSuppressions = ({ search, reason }: SuppressionFilter) =>
  useInfiniteQuery(
    api.email.listSuppressions.infiniteOptions({
      input: (cursor: string | undefined) => ({
        query: { ...(search && { search }), ...(reason && { reason }), ...(cursor && { cursor }) },
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }) => cursor ?? undefined,
    }),
  );

const AT_ONCE = 100;

type Adding = { emails: readonly string[]; reason: "manual" | "import"; file: string };

/** Adds addresses in batches of 100. An address already on the list is left as it is, so a retry is idempotent. */
export const useAddSuppressions = () =>
  useMutation({
    mutationFn: async ({ emails, reason, file }: Adding) => {
      const sum = { added: 0, already: 0, invalid: 0 };
      for (let start = 0; start < emails.length; start += AT_ONCE) {
        const body = { emails: emails.slice(start, start + AT_ONCE), reason, file };
        const part = await client.email.addSuppressions({ body });
        sum.added += part.added;
        sum.already += part.already;
        sum.invalid += part.invalid.length;
      }
      return sum;
    },
    onSettled: () => refresh("email", "listSuppressions"),
  });

export const useRemoveSuppression = () =>
  useMutation(api.email.removeSuppression.mutationOptions({ onSettled: () => refresh("email", "listSuppressions") }));
