import { routing } from "virtual:public-contract";
import type { FormView } from "@dure/domain/routing/router/public-router";
import type { SubmissionAnswer, SubmissionRequest } from "@dure/domain/routing/submission/submission";
import type { PublicRoute } from "../../../lib/public/public-routes";
import { type EndpointInput, requestInit } from "../../../lib/public/request-init";
import type { Settings } from "./settings";

/** The website's own submit is waiting, so there is one retry, after a short delay. */
const RETRY_DELAY_MS = 300;

export type RoutingCalls = ReturnType<typeof routingCalls>;

/** The calls of a website's form, made from the website's origin. Calls with a body outlive the page. */
export function routingCalls({ origin, router }: Settings, language: string) {
  const params = { id: router };

  const call = async <Input extends EndpointInput, Output>(
    route: PublicRoute<Input, Output>,
    input: Input,
  ): Promise<Output> => {
    const { url, headers, ...init } = requestInit(route, input, origin);
    const answer = await fetch(url, {
      ...init,
      credentials: "omit",
      keepalive: input.body !== undefined,
      headers: { ...headers, "accept-language": language },
    });
    if (!answer.ok) throw new Error(`The form's router answered ${answer.status}.`);
    return (await answer.json().catch(() => undefined)) as Output;
  };
  return {
    getRouter: () => call(routing.getActiveEntry, { params }),
    /** Retried with the same id if the network fails. */
    submit: (body: SubmissionRequest): Promise<SubmissionAnswer> => {
      const send = () => call(routing.submitForm, { params, body });
      return send().catch(async (error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
        await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
        return send();
      });
    },
    countView: (body: FormView): Promise<void> => call(routing.countFormView, { params, body }).catch(() => {}),
  };
}
