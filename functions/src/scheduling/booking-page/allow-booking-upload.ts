import type { schedulingApi } from "@dure/domain/scheduling/api";
import { toQuestion } from "@dure/domain/scheduling/booking-page/booking-form";
import { assertBookable } from "@dure/domain/scheduling/booking-page/publish-page";
import { grantUpload } from "../../forms/upload/grant-upload";
import type { Verb } from "../../platform/http/endpoint";
import { openPage, openState } from "./open-page";

export const allowBookingUpload: Verb<typeof schedulingApi.allowBookingUpload> = async (ctx, { params, body }) => {
  const open = await openPage(params.id);
  assertBookable(openState(open, Date.parse(ctx.now)));
  const { teamId, page } = open;
  return grantUpload(ctx, { teamId, formId: page.id, questions: page.form.map(toQuestion) }, body);
};
