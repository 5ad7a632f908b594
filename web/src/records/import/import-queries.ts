import type { ImportBody } from "@dure/domain/records/import/api";
import type { ImportView } from "@dure/domain/records/import/import";
import type { ImportEntity } from "@dure/domain/records/import/import-field";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** docs/product/records-transfer.md#limits-of-the-client. */
export const TIMEOUT_MS = 5 * 60_000;
const POLL_MS = 700;
export const VERSION = { version: "20250905" };

export type ImportTarget = { entityId: ImportEntity; recordTypeId: string };

/** The fields that columns can be mapped to. Their captions come in the language of the call, so the key names it. */
export function useImportFields(params: ImportTarget) {
  const { i18n } = useTranslation();
  const options = api.records.listImportFields.queryOptions({ input: { params, query: VERSION } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, i18n.language],
    enabled: params.recordTypeId !== "",
    refetchOnWindowFocus: false,
  });
}

export const useValidateImport = (params: ImportTarget) =>
  useMutation({
    mutationFn: (body: ImportBody) =>
      client.records.validateImport({ params, query: VERSION, body }, { context: { timeoutMs: TIMEOUT_MS } }),
  });

export const useImportRecords = (params: ImportTarget) =>
  useMutation({
    mutationFn: (body: ImportBody) =>
      client.records.importRecords({ params, query: VERSION, body }, { context: { timeoutMs: TIMEOUT_MS } }),
    onSettled: () => refresh("records"),
  });

const isRunning = (state: string | undefined) => state === "pending" || state === "running";
const isAtWork = ({ task, undo }: ImportView) => isRunning(task?.state) || isRunning(undo?.state);

/** Starts an import whose parts have been uploaded. The answer comes before the import ends. */
export const useStartImport = () =>
  useMutation({
    mutationFn: ({ id, file }: { id: string; file: string }) =>
      client.records.startImport({ params: { id }, body: { file } }),
    onSettled: () => refresh("records"),
  });

/** The last imports, polled while one of them or its undo is running. */
export const useImports = (enabled = true) =>
  useQuery({
    ...api.records.listImports.queryOptions({ input: {} }),
    select: ({ data }) => data,
    enabled,
    refetchInterval: ({ state }) => (state.data?.data.some(isAtWork) ? POLL_MS : false),
  });

/** The current state of an import that an earlier answer described. */
export function useLiveImport(made: ImportView): ImportView {
  const { data = [] } = useImports();
  return data.find(({ id }) => id === made.id) ?? made;
}

/** The progress of the import that is being sent, from 0 to 1. The server reports it before it answers the call. */
export function useImportShare(isSending: boolean): number {
  const { data } = useQuery({
    ...api.records.listTasks.queryOptions({ input: {} }),
    select: ({ data }) => data.find(({ type, state }) => type === "import" && isRunning(state)),
    enabled: isSending,
    refetchInterval: POLL_MS,
  });
  return data ? (data.succeeded + data.failed) / Math.max(data.total, 1) : 0;
}

export const useUndoImport = () =>
  useMutation({
    mutationFn: (id: string) => client.records.undoImport({ params: { id } }),
    onSettled: () => refresh("records"),
  });
