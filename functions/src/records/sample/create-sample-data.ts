import { randomUUID } from "node:crypto";
import type { recordsApi } from "@dure/domain/records/api";
import type { RecordsEvent } from "@dure/domain/records/events";
import { entityOf } from "@dure/domain/records/record/entity";
import { viewOfSamples } from "@dure/domain/records/sample/sample-data";
import { sampleRecords } from "@dure/domain/records/sample/sample-records";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getFieldsForNew } from "../field/get-fields-for-new";
import { ensureDefaultPipeline } from "../pipeline/ensure-default-pipeline";
import { getPipelines } from "../pipeline/pipeline-store";
import { writeRecords } from "../record/write-records";
import { findSamples, getSamples, saveSamples } from "./sample-store";

export const getSampleData: Verb<typeof recordsApi.getSampleData> = async ({ teamId }) =>
  viewOfSamples(await findSamples(teamId));

/** Creates the sample records once; a team that already has them keeps them. */
export const createSampleData: Verb<typeof recordsApi.createSampleData> = async (ctx) => {
  await ensureDefaultPipeline(ctx);
  return transaction(ctx, async (tx) => {
    const { teamId, now, locale, actor } = ctx;
    const existing = await getSamples(tx, teamId);
    if (existing) return { answer: viewOfSamples(existing), event: [] };
    const [[pipeline], lead, company, contact] = await Promise.all([
      getPipelines(tx, teamId),
      getFieldsForNew(tx, teamId, "lead"),
      getFieldsForNew(tx, teamId, "company"),
      getFieldsForNew(tx, teamId, "contact"),
    ]);
    if (!pipeline) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
    const fields = { lead, company, contact };
    const records = sampleRecords({ locale, userId: actor.id, now, nextId: randomUUID, pipeline, fields });
    const changes = records.map((after) => ({ before: null, after }));
    await writeRecords(tx, teamId, changes, [lead, company, contact], now);
    const samples = { record_ids: records.map(({ id }) => id), created_at: now, created_by: actor.id };
    saveSamples(tx, teamId, samples);
    const created = changes.map(
      ({ after }): RecordsEvent => ({ type: `${entityOf(after)}.created`, before: null, after }),
    );
    const event: RecordsEvent = { type: "sample-data.created", before: null, after: { id: "current" } };
    return { answer: viewOfSamples(samples), event: [event, ...created] };
  });
};
