import type { Field } from "@dure/domain/records/field/field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { useFields } from "../../field/field-queries";
import { usePipelines } from "../pipeline-queries";

export type StageDefinitions = { pipelines: readonly Pipeline[]; fields: readonly Field[] };

/**
 * The deal types and the fields of deals, which say what a stage asks for. Whoever moves a deal before they have loaded
 * waits for them; where they don't load there are none, and the server refuses what a stage lacks.
 */
export function useStageDefinitions(): () => Promise<StageDefinitions> {
  const pipelines = usePipelines();
  const fields = useFields("deal");
  return async () => ({
    pipelines: pipelines.data ?? (await pipelines.refetch()).data ?? [],
    fields: fields.data ?? (await fields.refetch()).data ?? [],
  });
}
