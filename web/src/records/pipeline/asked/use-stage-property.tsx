import type { Property } from "@dure/domain/records/bulk/bulk";
import { findStage } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import type { ReactNode } from "react";
import { useFields } from "../../field/field-queries";
import { usePipelines } from "../pipeline-queries";
import { askedProperty } from "./asked-property";
import { missingFields } from "./missing-fields";
import { useStageQuestion } from "./use-stage-question";

type Place = { pipelineId: string; stageId: string };

/** Asks for what a stage wants to know of one record; undefined if nobody answers. */
export function useStageProperty(): {
  propertyFor: (record: RecordView, place: Place) => Promise<{ property?: Property } | undefined>;
  dialog: ReactNode;
} {
  const pipelinesQuery = usePipelines();
  const fieldsQuery = useFields("deal");
  const { ask, dialog } = useStageQuestion();
  return {
    async propertyFor(record, { pipelineId, stageId }) {
      // Whoever is faster than the first answers is asked all the same.
      const pipelines = pipelinesQuery.data ?? (await pipelinesQuery.refetch()).data;
      const fields = fieldsQuery.data ?? (await fieldsQuery.refetch()).data;
      const pipeline = pipelines?.find(({ id }) => id === pipelineId);
      const missing = pipeline && fields ? missingFields(record, pipeline, stageId, fields) : [];
      if (!pipeline || missing.length === 0) return {};
      const values = await ask(findStage(pipeline, stageId)?.label ?? "", missing);
      return values && { property: askedProperty(missing, values) };
    },
    dialog,
  };
}
