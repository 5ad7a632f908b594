import { routing } from "virtual:public-contract";
import type { UploadRequest } from "@dure/domain/forms/upload/form-upload";
import type { FormView } from "@dure/domain/routing/router/public-router";
import type { SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { call } from "../../lib/public/call";

export const getRouter = (id: string) => call(routing.getActiveEntry, { params: { id } });

export const submitForm = (id: string, body: SubmissionRequest) => call(routing.submitForm, { params: { id }, body });

export const allowUpload = (id: string, body: UploadRequest) => call(routing.allowFormUpload, { params: { id }, body });

/** Fire and forget. The request outlives the page, because it is also sent when the visitor leaves. */
export const countView = (id: string, body: FormView): Promise<void> =>
  call(routing.countFormView, { params: { id }, body }, { outlivesPage: true }).catch(() => undefined);
