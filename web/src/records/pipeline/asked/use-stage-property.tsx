import type { Property } from "@dure/domain/records/bulk/bulk";
import { findStage } from "@dure/domain/records/pipeline/pipeline";
import type { RecordView } from "@dure/domain/records/record/record";
import type { ReactNode } from "react";
import { askedProperty } from "./asked-property";
import { missingFields } from "./missing-fields";
import { useStageDefinitions } from "./use-stage-definitions";
import { useStageFieldsPrompt } from "./use-stage-fields-prompt";

type Place = { pipelineId: string; stageId: string };

/** Asks for the values that a stage requires of one record; undefined if the dialog is closed. */
export function useStageProperty(): {
  propertyFor: (record: RecordView, place: Place) => Promise<{ property?: Property } | undefined>;
  dialog: ReactNode;
} {
  const loadDefinitions = useStageDefinitions();
  const { ask, dialog } = useStageFieldsPrompt();
  return {
    async propertyFor(record, { pipelineId, stageId }) {
      const { pipelines, fields } = await loadDefinitions();
      const pipeline = pipelines.find(({ id }) => id === pipelineId);
      const missing = pipeline ? missingFields(record, pipeline, stageId, fields) : [];
      if (!pipeline || missing.length === 0) return {};
      const values = await ask(findStage(pipeline, stageId)?.label ?? "", missing);
      return values && { property: askedProperty(missing, values) };
    },
    dialog,
  };
}
