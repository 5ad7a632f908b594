import type { EntityId } from "@dure/domain/records/record/entity";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

export type FileParams = { entityId: EntityId; recordId: string; fileId: string };

/** Shorter than a URL's lifetime (ten minutes), so that no expired URL is used. */
const URL_KEPT_MS = 5 * 60_000;

const onSuccess = () => refresh("records", "getRecord");

export const useRenameFile = (params: FileParams) =>
  useMutation({
    mutationFn: (filename: string) => client.records.renameFile({ params, body: { filename } }),
    onSuccess,
  });

export const useDeleteFile = (params: FileParams) =>
  useMutation({ mutationFn: () => client.records.deleteFile({ params }), onSuccess });

/** The URL at which the browser shows a picture or a PDF. */
export const usePreviewUrl = (params: FileParams, enabled: boolean) =>
  useQuery({
    ...api.records.getFileUrl.queryOptions({ input: { params, query: { purpose: "preview" } } }),
    enabled,
    staleTime: URL_KEPT_MS,
    gcTime: URL_KEPT_MS,
    retry: false,
    // A new URL would load the picture again.
    refetchOnWindowFocus: false,
  });

/** Has the browser save a file: its address answers with an attachment, so the page stays. */
export const useDownload = (params: FileParams) =>
  useMutation({
    mutationFn: () => client.records.getFileUrl({ params, query: { purpose: "download" } }),
    onSuccess: ({ url }) => {
      const link = document.createElement("a");
      link.href = url;
      link.rel = "noreferrer";
      link.click();
    },
  });
