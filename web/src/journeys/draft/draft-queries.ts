import { DRAFT_MODEL_MS, type DraftKind } from "@dure/domain/journeys/draft/draft";
import { useQuery } from "@tanstack/react-query";
import { api, client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { useMutation } from "../../lib/use-mutation";

/** The model's time limit, and 20 s for the rest of the server's work. */
const TIMEOUT_MS = DRAFT_MODEL_MS + 20_000;

/** The record that a draft is written about. */
export type Drafted = { entityId: "lead" | "deal"; recordId: string };

export const useDraftQuota = () => useQuery(api.journeys.getDraftQuota.queryOptions());

export const useWriteDraft = (params: Drafted) =>
  useMutation({
    mutationFn: (kind: DraftKind) =>
      client.journeys.writeDraft({ params, body: { kind } }, { context: { timeoutMs: TIMEOUT_MS } }),
    onSettled: () => refresh("journeys", "getDraftQuota"),
  });

/** Saves a draft as a memo of the record. */
export const useKeepDraft = ({ entityId, recordId: id }: Drafted) =>
  useMutation({
    mutationFn: (text: string) => client.records.createNote({ params: { entityId, id }, body: { text } }),
    onSuccess: () => refresh("records", "listNotes"),
  });
