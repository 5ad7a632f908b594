import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../../records/record/visible-record";
import { addressOf, viewAddress } from "./view-address";

export const getEmailAddress: Verb<typeof emailApi.getEmailAddress> = async (ctx, { params }) => {
  const record = await readVisible(ctx, params.entityId, params.recordId);
  return viewAddress(ctx.teamId, addressOf(record), record.created_at);
};
