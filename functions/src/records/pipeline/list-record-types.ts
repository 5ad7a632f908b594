import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/endpoint";
import { pipelinesOf } from "./list-pipelines";

/** Leads, companies and contacts have one type each, named after them. */
const NAMES = {
  lead: { ko: "리드", en: "Lead" },
  company: { ko: "회사", en: "Company" },
  contact: { ko: "연락처", en: "Contact" },
};

export const listRecordTypes: Verb<typeof recordsApi.listRecordTypes> = async (ctx, { params: { entityId } }) => {
  if (entityId !== "deal") return { data: [{ id: entityId, name: NAMES[entityId][ctx.locale], pipeline: null }] };
  const pipelines = await pipelinesOf(ctx);
  return { data: pipelines.map((pipeline) => ({ id: pipeline.id, name: pipeline.title, pipeline })) };
};
