import type { SubmissionAnswer } from "@dure/domain/routing/submission/submission";

/** The argument of the website's function; `url` is the outcome's absolute address. */
export type SiteAnswer = SubmissionAnswer & { url: string | undefined };

type SiteFunction = (answer: SiteAnswer) => unknown;

/** Calls the website's function and waits for it. An error in the function is left to the website. */
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
