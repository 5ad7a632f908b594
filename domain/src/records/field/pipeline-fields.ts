import { type Pipeline, stagesOf } from "../pipeline/pipeline";
import { Field } from "./field";

/** The fields with a deal's position. */
export const PIPELINE_FIELDS = ["record_type", "stage"] as const;

const pipelineField = (id: (typeof PIPELINE_FIELDS)[number], type: Field["type"], attributes: Field["attributes"]) =>
  Field.parse({ id, type, category: "system", label: `deal.${id}`, order: 0, attributes });

/**
 * The deal type and stage fields, with all deal types and stages as options
 * (docs/product/records-fields.md#attributes).
 */
export const pipelineFields = (pipelines: readonly Pipeline[]): Field[] => [
  pipelineField("record_type", "record-type", {
    record_types: pipelines.map(({ id, title }) => ({ id, label: title })),
  }),
  pipelineField("stage", "stage", {
    status_stages: pipelines.map((pipeline) => ({
      record_type: { id: pipeline.id, label: pipeline.title },
      stages: stagesOf(pipeline),
    })),
  }),
];
