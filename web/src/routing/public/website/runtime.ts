import type { SubmissionRequest } from "@dure/domain/routing/submission/submission";
import { dispatchToWebsite } from "../../../lib/embed/frame";
import { originOf } from "../../../lib/public/origin";
import { randomUuid } from "../../../lib/public/random-uuid";
import { visitorId } from "../../../lib/public/visitor-id";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { hasClass, selectorOf } from "./form-class";
import { readAnswers } from "./read-answers";
import { routingCalls } from "./routing-calls";
import type { Runtime } from "./runtime-contract";
import type { Settings } from "./settings";
import { showOutcome } from "./show-outcome";
import { trackProgress } from "./track-progress";

export { reportForm } from "./report-form";

const DEFAULTS = {
  intercept: true,
  webpageTrack: true,
  redirectStrategy: "popup",
  redirectCallbackKey: "",
  theme: "light",
} as const;

/** Fetches from the app how the website's form is routed. */
export async function createRuntime(settings: Settings): Promise<Runtime> {
  const language = languageOf(settings);
  const calls = routingCalls(settings, language);
  const router = await calls.getRouter();
  const { mappings, form_selector, state } = router;
  const extra = router.extra ?? DEFAULTS;
  const selector = selectorOf(settings.cls || form_selector || "");
  const takes = (form: HTMLFormElement) => state === "active" && hasClass(form, selector);
  const visitor = extra.webpageTrack ? visitorId(settings.search) : undefined;
  const submitted =
    visitor === undefined || state !== "active" ? () => {} : trackProgress(calls, visitor, takes, router);

  return {
    takes,
    waits: extra.intercept,
    route: async (form, submitter, isScripted) => {
      const body: SubmissionRequest = {
        id: randomUuid(),
        answers: readAnswers(form, mappings),
        language,
        timezone: browserTimeZone(),
        ...(visitor !== undefined && { visitor_id: visitor, ...utmOf(settings) }),
        ...pageUrl(),
      };
      submitted();
      const answer = await calls.submit(body);
      dispatchToWebsite("submitted", { form_id: router.id, submission_id: answer.id, outcome: answer.outcome.type });
      return showOutcome({ settings, extra, answer, language, form, submitter, isScripted });
    },
  };
}

function utmOf({ search }: Settings) {
  const { utm } = originOf(search);
  return utm && { utm };
}

/** The page's URL without query and fragment, which may be secret. */
function pageUrl() {
  const { protocol, origin, pathname } = location;
  return /^https?:$/.test(protocol) ? { page_url: `${origin}${pathname}`.slice(0, 2_000) } : undefined;
}

/** The language in the script tag, else the website's, else the visitor's. */
function languageOf({ lang }: Settings): "ko" | "en" {
  const wanted = [lang, document.documentElement.lang, ...navigator.languages].map((one) =>
    one.slice(0, 2).toLowerCase(),
  );
  return wanted.find((one) => one === "ko" || one === "en") === "ko" ? "ko" : "en";
}
