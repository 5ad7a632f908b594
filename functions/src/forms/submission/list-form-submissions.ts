import type { formsApi } from "@dure/domain/forms/api";
import { blurred, submissionView } from "@dure/domain/forms/submission/form-submission";
import { hasRouters } from "@dure/domain/teams/has-routers";
import { type Context, callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readCurrent } from "../../records/merge/read-current";
import { findDeletedChannels, findSubmissions } from "./form-submission-store";

export const listFormSubmissions: Verb<typeof formsApi.listFormSubmissions> = async (ctx, { params }) => {
  const record = await readCurrent(ctx, "lead", params.id);
  return { data: await submissionsOf(ctx, record.id) };
};

/**
 * Lists the submissions of a lead or deal, newest first. A router's submission is blurred if the plan has no routers.
 */
export async function submissionsOf(ctx: Context, recordId: string) {
  const { teamId, now } = ctx;
  const { team, flags } = callerOf(ctx);
  const showsForms = hasRouters(team, flags, now);
  const found = await findSubmissions(teamId, recordId);
  const gone = await findDeletedChannels(
    teamId,
    found.map(({ incoming_channel }) => incoming_channel.linkId),
  );
  return found
    .map((one) => submissionView(one, { isGone: gone.has(one.incoming_channel.linkId), now: Date.parse(now) }))
    .map((view) => (showsForms || view.incoming_channel.type !== "router" ? view : blurred(view)));
}
