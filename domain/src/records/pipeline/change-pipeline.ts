import { AppError } from "../../shared/error";
import type { StageStatus } from "../field/field";
import { nameKey } from "../record/name-key";
import { recordsTexts } from "../texts";
import {
  findStage,
  MAX_PIPELINES,
  MAX_STAGES,
  type Pipeline,
  STAGE_STATUSES,
  type Stage,
  type StatusStages,
  stagesOf,
} from "./pipeline";
import { changedSettings, type StageSettingsChange } from "./stage-settings";
import { pipelineTexts } from "./texts";

/** New ids, and the current time. */
export type PipelineStamp = { newId: () => string; now: string };

/** Makes a deal type with its stages and all four status groups. */
export function newPipeline(
  { title, statuses }: { title: string; statuses: StatusStages },
  existing: number,
  { newId, now }: PipelineStamp,
): Pipeline {
  if (existing >= MAX_PIPELINES) throw new AppError("NOT_ACCEPTABLE", pipelineTexts.tooManyPipelines);
  if (statuses.every(({ stages }) => stages.length === 0)) throw new AppError("BAD_REQUEST", pipelineTexts.noStages);
  const empty = STAGE_STATUSES.map((status) => ({ status, stages: [] }));
  return addStages({ id: newId(), title, statuses: empty, created_at: now, updated_at: now }, statuses, { newId, now });
}

export const renamePipeline = (pipeline: Pipeline, title: string, now: string): Pipeline => ({
  ...pipeline,
  title,
  updated_at: now,
});

/**
 * Returns the deal type to delete.
 * @throws NOT_ACCEPTABLE if it is the last one (docs/product/records-pipelines.md#deletion)
 */
export function removablePipeline(pipelines: readonly Pipeline[], id: string): Pipeline {
  const pipeline = pipelines.find((one) => one.id === id);
  if (!pipeline) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
  if (pipelines.length === 1) throw new AppError("NOT_ACCEPTABLE", pipelineTexts.lastPipeline);
  return pipeline;
}

/** Adds stages to the end of their status groups, in the given order. */
export function addStages(pipeline: Pipeline, added: StatusStages, { newId, now }: PipelineStamp): Pipeline {
  const labelled = (status: StageStatus) =>
    added.filter((group) => group.status === status).flatMap(({ stages }) => stages);
  const statuses = pipeline.statuses.map(({ status, stages }) => ({
    status,
    stages: [...stages, ...labelled(status).map(({ label }) => ({ id: newId(), label }))],
  }));
  return checked({ ...pipeline, statuses, updated_at: now });
}

export function renameStage(pipeline: Pipeline, stageId: string, label: string, now: string): Pipeline {
  return changeStage(pipeline, stageId, { label }, now);
}

/** Changes a stage's name and its settings (docs/product/records-pipelines.md#stage-settings). */
export function changeStage(
  pipeline: Pipeline,
  stageId: string,
  { label, ...change }: StageSettingsChange & { label?: string | undefined },
  now: string,
): Pipeline {
  assertStageExists(pipeline, stageId);
  const changed = ({ id, label: before, ...settings }: Stage): Stage =>
    id === stageId
      ? { id, label: label ?? before, ...changedSettings(settings, change) }
      : { id, label: before, ...settings };
  return checked({ ...mapStages(pipeline, (stages) => stages.map(changed)), updated_at: now });
}

/**
 * Removes a stage; the caller must check that no record is at it.
 * @throws NOT_ACCEPTABLE if it is the last one
 */
export function removeStage(pipeline: Pipeline, stageId: string, now: string): Pipeline {
  assertStageExists(pipeline, stageId);
  if (stagesOf(pipeline).length === 1) throw new AppError("NOT_ACCEPTABLE", pipelineTexts.lastStage);
  return { ...mapStages(pipeline, (stages) => stages.filter(({ id }) => id !== stageId)), updated_at: now };
}

/** Reorders the stages of a status; the order must name each of them once. */
export function orderStages(pipeline: Pipeline, status: StageStatus, ids: readonly string[], now: string): Pipeline {
  const group = pipeline.statuses.find((one) => one.status === status);
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => places.get(id) ?? -1;
  const stages = group?.stages ?? [];
  if (ids.length !== stages.length || places.size !== ids.length || stages.some((stage) => placeOf(stage) < 0))
    throw new AppError("CONFLICT", pipelineTexts.stagesChanged);
  const ordered = stages.toSorted((a, b) => placeOf(a) - placeOf(b));
  const statuses = pipeline.statuses.map((one) => (one === group ? { status, stages: ordered } : one));
  return { ...pipeline, statuses, updated_at: now };
}

type Stages = Pipeline["statuses"][number]["stages"];

const mapStages = (pipeline: Pipeline, change: (stages: Stages) => Stages): Pipeline => ({
  ...pipeline,
  statuses: pipeline.statuses.map(({ status, stages }) => ({ status, stages: change(stages) })),
});

function assertStageExists(pipeline: Pipeline, stageId: string): void {
  if (!findStage(pipeline, stageId)) throw new AppError("NOT_FOUND", recordsTexts.stageNotFound);
}

/** Labels must be unique in a deal type, because imports name stages by label. */
function checked(pipeline: Pipeline): Pipeline {
  const labels = stagesOf(pipeline).map(({ label }) => nameKey(label));
  if (labels.length > MAX_STAGES) throw new AppError("NOT_ACCEPTABLE", pipelineTexts.tooManyStages);
  if (new Set(labels).size < labels.length) throw new AppError("CONFLICT", pipelineTexts.stageLabelTaken);
  return pipeline;
}
