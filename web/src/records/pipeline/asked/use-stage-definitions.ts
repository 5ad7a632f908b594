import type { Field } from "@dure/domain/records/field/field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useFields } from "../../field/field-queries";
import { usePipelines } from "../pipeline-queries";

export type StageDefinitions = { pipelines: readonly Pipeline[]; fields: readonly Field[] };

/**
 * Loads the deal types and the fields of deals, which define what a stage requires. A move waits for them. If they
 * can't be loaded, the lists are empty, and the server refuses a move that lacks a value.
 */
export function useStageDefinitions(): () => Promise<StageDefinitions> {
  const pipelines = usePipelines();
  const fields = useFields("deal");
  return async () => ({
    pipelines: pipelines.data ?? (await pipelines.refetch()).data ?? [],
    fields: fields.data ?? (await fields.refetch()).data ?? [],
  });
}
