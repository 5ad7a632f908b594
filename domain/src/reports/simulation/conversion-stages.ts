import { type Pipeline, stagesOf } from "../../records/pipeline/pipeline";
import type { StageSpan } from "../setting/conversion-setting";
import type { ChartError, FunnelStage } from "./simulation";

type Stage = ReturnType<typeof stagesOf>[number];

/** The stages from the first to the last one of a conversion, without those of failure. */
export type ConversionStages = { stages: readonly Stage[]; to: Stage };

/** Finds the stages of a conversion by moves, or the error for a missing one. */
export function conversionStages(pipeline: Pipeline | undefined, span: StageSpan): ConversionStages | ChartError {
  if (!pipeline) return { kind: "record-type", name: null };
  const stages = stagesOf(pipeline).filter(({ status }) => status !== "SALES_FAILURE");
  const from = span.from_stage_id === null ? stages[0] : stages.find(({ id }) => id === span.from_stage_id);
  const to =
    span.to_stage_id === null
      ? (stages.find(({ status }) => status === "SALES_SUCCESS") ?? stages.at(-1))
      : stages.find(({ id }) => id === span.to_stage_id);
  if (!from || !to) return { kind: "stage", name: null };
  const [first, last] = [stages.indexOf(from), stages.indexOf(to)];
  // A deal that skipped the last stage has still passed it, so the stages behind it are included.
  return first <= last ? { stages: stages.slice(first), to } : { kind: "stage", name: to.label };
}

type Reached = { stage: string; reached: number; median: number | null; p90: number | null };

/** The funnel of the deals that entered its first stage, down to the last one. */
export function funnelOf({ stages, to }: ConversionStages, found: readonly Reached[]): FunnelStage[] {
  const shown = stages.slice(0, stages.indexOf(to) + 1);
  const reached = shown.map(({ id }) => found.find(({ stage }) => stage === id));
  const count = (place: number) => reached[place]?.reached ?? 0;
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  return shown.map(({ id, label }, place) => ({
    ...{ stage_id: id, label, entered: count(place) },
    from_previous: place === 0 ? null : share(count(place), count(place - 1)),
    from_first: share(count(place), count(0)),
    dropped: place === shown.length - 1 ? 0 : count(place) - count(place + 1),
    median_seconds: reached[place]?.median ?? null,
    p90_seconds: reached[place]?.p90 ?? null,
  }));
}
