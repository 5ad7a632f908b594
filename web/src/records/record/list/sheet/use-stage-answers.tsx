import type { Field } from "@dure/domain/records/field/field";
import { findStage } from "@dure/domain/records/pipeline/pipeline";
import { missingFields } from "../../../pipeline/asked/missing-fields";
import { type StageDefinitions, useStageDefinitions } from "../../../pipeline/asked/use-stage-definitions";
import { useStageFieldsPrompt } from "../../../pipeline/asked/use-stage-fields-prompt";
import { type CellChange, withValue } from "./cell-change";

/**
 * Asks for the values that stages require of the deals that cells move to them, once for each stage. If a dialog is
 * closed, its deals stay where they are (docs/product/records-pipelines.md#stage-settings).
 */
export function useStageAnswers() {
  const loadDefinitions = useStageDefinitions();
  const { ask, dialog } = useStageFieldsPrompt();

  const lackingOf = (move: CellChange, changes: readonly CellChange[], { pipelines, fields }: StageDefinitions) => {
    const pipeline = pipelines.find(({ id }) => id === move.record.record_type?.id);
    const others = changes.filter(({ record, field }) => record.id === move.record.id && field.id !== "stage");
    const record = others.reduce(withValue, move.record);
    const missing = pipeline ? missingFields(record, pipeline, String(move.value), fields) : [];
    return missing.length > 0 ? [{ move, missing, stage: pipeline && findStage(pipeline, String(move.value)) }] : [];
  };
  /** The changes with the answers added, and without the moves whose dialog was closed. */
  const complete = async (changes: readonly CellChange[]): Promise<CellChange[]> => {
    const moves = changes.filter(({ field }) => field.id === "stage");
    if (moves.length === 0) return [...changes];
    const definitions = await loadDefinitions();
    const lacking = moves.flatMap((move) => lackingOf(move, changes, definitions));
    const all: CellChange[] = [...changes];
    for (const some of Map.groupBy(lacking, ({ move }) => String(move.value)).values()) {
      const asked = definitions.fields.filter(({ id }) =>
        some.some(({ missing }) => missing.some((field) => field.id === id)),
      );
      const values = await ask(some[0]?.stage?.label ?? "", asked);
      for (const { move, missing } of some)
        if (!values) all.splice(all.indexOf(move), 1);
        else all.push(...missing.map((field) => changeOf(move, field, values[field.id])));
    }
    return all;
  };
  return { complete, dialog };
}

const changeOf = ({ record }: CellChange, field: Field, value: unknown): CellChange => ({
  record,
  field: { ...field, identifier: field.id, operators: [], sortable: false },
  value,
});
