import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readReportedCampaign, readSentHtml } from "./report-store";

export const getReportContent: Verb<typeof emailApi.getReportContent> = async ({ teamId }, { params: { id } }) => {
  await readReportedCampaign(teamId, id);
  return { html: await readSentHtml(teamId, id) };
};
