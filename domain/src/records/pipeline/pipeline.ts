import { z } from "zod";
import { AppError } from "../../shared/error";
import { sharedIssues } from "../../shared/shared-issues";
import type { Locale, Text } from "../../shared/text";
import { Id, Line, Time } from "../../shared/value";
import { StageStatus } from "../field/field";
import type { StageValue } from "../record/record";
import { recordsIssues } from "../records-issues";
import { recordsTexts } from "../texts";
import { StageSettings } from "./stage-settings";

export const STAGE_STATUSES = StageStatus.options;

export const Stage = StageSettings.extend({ id: Id, label: z.string() });
export type Stage = z.infer<typeof Stage>;

/** A deal pipeline, which equals a deal record type (docs/product/records-pipelines.md#deal-type). */
export const Pipeline = z.object({
  id: Id,
  title: z.string(),
  statuses: z.array(z.object({ status: StageStatus, stages: z.array(Stage) })),
  created_at: Time,
  updated_at: Time,
});
export type Pipeline = z.infer<typeof Pipeline>;

export const StageLabel = Line(60).min(1, sharedIssues.required);

/** A record type's name must not pass for the lead's own (docs/product/records-pipelines.md#names). */
export const PipelineTitle = Line(60)
  .min(1, sharedIssues.required)
  .refine((title) => !/lead|리드/i.test(title.normalize("NFC")), recordsIssues.leadInTitle);

const NewStages = z.array(z.object({ status: StageStatus, stages: z.array(z.object({ label: StageLabel })).max(100) }));

/** Stages to be made, by status. */
export const StatusStages = NewStages.max(STAGE_STATUSES.length);
export type StatusStages = z.infer<typeof StatusStages>;

export const MAX_PIPELINES = 100;
export const MAX_STAGES = 100;
/** Cards on one board (docs/product/records-pipelines.md#board). */
export const MAX_CARDS = 500;

/** The id of every team's first pipeline; fixed, so that creating it is idempotent. */
export const DEFAULT_PIPELINE_ID = "default";
const DEFAULT_TITLE: Text = { ko: "세일즈 파이프라인", en: "Sales pipeline" };
const DEFAULT_STAGES: { id: string; status: StageStatus; label: Text }[] = [
  { id: "default-new", status: "BEFORE_SALES", label: { ko: "신규", en: "New" } },
  { id: "default-contacted", status: "IN_SALES", label: { ko: "접촉", en: "Contacted" } },
  { id: "default-proposal", status: "IN_SALES", label: { ko: "제안", en: "Proposal" } },
  { id: "default-negotiation", status: "IN_SALES", label: { ko: "협상", en: "Negotiation" } },
  { id: "default-won", status: "SALES_SUCCESS", label: { ko: "성공", en: "Won" } },
  { id: "default-lost", status: "SALES_FAILURE", label: { ko: "실패", en: "Lost" } },
];

export const defaultPipeline = (locale: Locale, now: string): Pipeline => ({
  id: DEFAULT_PIPELINE_ID,
  title: DEFAULT_TITLE[locale],
  statuses: STAGE_STATUSES.map((status) => ({
    status,
    stages: DEFAULT_STAGES.filter((stage) => stage.status === status).map(({ id, label }) => ({
      id,
      label: label[locale],
    })),
  })),
  created_at: now,
  updated_at: now,
});

/** Every stage of a pipeline in its order. */
export const stagesOf = ({ statuses }: Pipeline): z.infer<typeof StageValue>[] =>
  statuses.flatMap(({ status, stages }) =>
    stages.map(({ id, label, color }) => ({ id, label, status, ...(color && { color }) })),
  );

/** A stage with its settings. */
export const stageSettingsOf = ({ statuses }: Pick<Pipeline, "statuses">, stageId: string): Stage | undefined =>
  statuses.flatMap(({ stages }) => stages).find(({ id }) => id === stageId);

export const findStage = (pipeline: Pipeline, stageId: string) => stagesOf(pipeline).find(({ id }) => id === stageId);

/**
 * Returns the stage with that id, or the first one if none is given.
 * @throws NOT_ACCEPTABLE for a stage of another pipeline
 */
export function stageFor(pipeline: Pipeline, stageId: string | null | undefined) {
  const stage = stageId ? findStage(pipeline, stageId) : stagesOf(pipeline)[0];
  if (!stage) throw new AppError("NOT_ACCEPTABLE", recordsTexts.stageNotFound);
  return stage;
}
