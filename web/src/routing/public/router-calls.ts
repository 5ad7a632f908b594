import type { FormView, PublicRouter } from "@dure/domain/routing/router/public-router";
import type { SubmissionAnswer, SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { call } from "../../lib/public/call";

const pathOf = (id: string) => `/public/active/entries/${encodeURIComponent(id)}`;

export const getRouter = (id: string) => call<PublicRouter>({ method: "GET", path: pathOf(id) });

export const submitForm = (id: string, body: SubmissionRequest) =>
  call<SubmissionAnswer>({ method: "POST", path: `${pathOf(id)}/submissions`, body });

/** Outlives the page, for it is also called when the visitor leaves. Nobody waits for it. */
export const countView = (id: string, body: FormView): Promise<void> =>
  call<void>({ method: "POST", path: `${pathOf(id)}/views`, body, outlivesPage: true }).catch(() => undefined);
