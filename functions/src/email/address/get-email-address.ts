import type { emailApi } from "@dure/domain/email/api";
import type { Verb } from "../../platform/http/endpoint";
import { readVisible } from "../../records/record/visible-record";
import { viewAddress } from "./view-address";

export const getEmailAddress: Verb<typeof emailApi.getEmailAddress> = async (ctx, { params }) =>
  viewAddress(ctx, await readVisible(ctx, params.entityId, params.recordId));
