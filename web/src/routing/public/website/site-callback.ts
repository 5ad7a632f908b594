import type { SubmissionAnswer } from "@dure/domain/routing/submission/submission";

/** What the website's function is handed; `url` is where the outcome leads, absolute. */
export type SiteAnswer = SubmissionAnswer & { url: string | undefined };

type SiteFunction = (answer: SiteAnswer) => unknown;

/** Calls the website's function and waits for it. What it throws is the website's own business. */
export function callSite(found: SiteFunction, answer: SiteAnswer, done: () => void): void {
  const failed = (error: unknown) => console.warn("Dure: the website's function failed.", error);
  void Promise.resolve(answer).then(found).catch(failed).finally(done);
}

/** The website's function of a name such as `app.onRouted`; undefined where there is none. */
export function functionOf(name: string): SiteFunction | undefined {
  let owner: unknown;
  let value: unknown = window;
  for (const key of name.split(".")) {
    owner = value;
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return typeof value === "function" ? value.bind(owner) : undefined;
}
