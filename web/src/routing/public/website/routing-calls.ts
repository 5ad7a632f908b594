import type { FormView, PublicRouter } from "@dure/domain/routing/router/public-router";
import type { SubmissionAnswer, SubmissionRequest } from "@dure/domain/routing/submission/submission";
import type { Settings } from "./settings";

/** The visitor waits for the website's own submit, so that there is one more try and no long waiting. */
const AGAIN_MS = 300;

export type RoutingCalls = ReturnType<typeof routingCalls>;

/** The calls of a website's form, from the website's own origin. They outlive its page. */
export function routingCalls({ origin, router }: Settings, language: string) {
  const address = `${origin}/api/public/active/entries/${encodeURIComponent(router)}`;

  const call = async <T>(path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      credentials: "omit",
      headers: { "accept-language": language, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body), keepalive: true }),
    });
    if (!answer.ok) throw new Error(`The form's router answered ${answer.status}.`);
    return (await answer.json().catch(() => undefined)) as T;
  };
  return {
    getRouter: () => call<PublicRouter>(""),
    /** Sent again under the same id where the network failed. */
    submit: (body: SubmissionRequest): Promise<SubmissionAnswer> => {
      const send = () => call<SubmissionAnswer>("/submissions", body);
      return send().catch(async (error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
        await new Promise((done) => setTimeout(done, AGAIN_MS));
        return send();
      });
    },
    countView: (view: FormView): Promise<void> => call<void>("/views", view).catch(() => {}),
  };
}
