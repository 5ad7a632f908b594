import type { routingApi } from "@dure/domain/routing/api";
import { submissionTexts } from "@dure/domain/routing/submission/texts";
import { AppError } from "@dure/domain/shared/error";
import { grantUpload } from "../../forms/upload/grant-upload";
import type { Verb } from "../../platform/http/endpoint";
import { openRouter } from "./open-router";

export const allowFormUpload: Verb<typeof routingApi.allowFormUpload> = async (ctx, { params, body }) => {
  const { teamId, router, isActive } = await openRouter(params.id, ctx.now);
  if (!isActive) throw new AppError("NOT_ACCEPTABLE", submissionTexts.notTaken);
  const questions = router.form_selector === null ? router.form.components : [];
  return grantUpload(ctx, { teamId, formId: router.id, questions }, body);
};
