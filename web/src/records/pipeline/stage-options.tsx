import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { Option } from "../../ui/form/select-field";
import { StatusDot } from "./status-dot";

/** The stages of a pipeline for a select, with their colors. */
export const stageOptions = (pipeline: Pipeline | undefined): Option[] =>
  pipeline
    ? stagesOf(pipeline).map(({ id, label, status, color }) => ({
        value: id,
        label,
        mark: <StatusDot status={status} color={color} />,
      }))
    : [];
