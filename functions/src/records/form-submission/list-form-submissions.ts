import type { recordsApi } from "@dure/domain/records/api";
import { submissionView } from "@dure/domain/records/form-submission";
import type { Verb } from "../../platform/endpoint";
import { readCurrent } from "../merge/read-current";
import { findGoneChannels, findSubmissions } from "./form-submission-store";

export const listFormSubmissions: Verb<typeof recordsApi.listFormSubmissions> = async (ctx, { params }) => {
  const record = await readCurrent(ctx, "lead", params.id);
  return { data: await submissionsOf(ctx.teamId, record.id) };
};

/** What a lead or deal submitted, newest first. */
export async function submissionsOf(teamId: string, recordId: string) {
  const found = await findSubmissions(teamId, recordId);
  const gone = await findGoneChannels(
    teamId,
    found.map(({ incoming_channel }) => incoming_channel.linkId),
  );
  return found.map((submission) => submissionView(submission, gone.has(submission.incoming_channel.linkId)));
}
