import type { Extra } from "@dure/domain/routing/router/form";
import type { Outcome, SubmissionAnswer } from "@dure/domain/routing/submission/submission";
import { optionsOf } from "../../../lib/embed/options";
import { createPopup } from "../../../lib/embed/popup";
import { webAddress } from "../../../lib/public/web-address";
import { type HeldSubmit, holdSubmit, NOT_HELD } from "./held-submit";
import type { Show } from "./runtime-contract";
import type { Settings } from "./settings";
import { showMessage } from "./show-message";
import { callSite, functionOf } from "./site-callback";
import { passToHandlers, sendInBackground, siteAnswered, submitByBrowser } from "./site-submit";

type Shown = {
  settings: Settings;
  extra: Pick<Extra, "redirectStrategy" | "redirectCallbackKey" | "theme">;
  answer: SubmissionAnswer;
  language: "ko" | "en";
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  isScripted: boolean;
};

/** Opens an outcome by the router's strategy, and lets the website's own submit continue (docs/embed.md). */
export const showOutcome =
  (shown: Shown): Show =>
  (pass) => {
    const { form, submitter, isScripted } = shown;
    const held = pass ? holdSubmit(form) : NOT_HELD;
    try {
      if (pass && isScripted) {
        pass();
        held.keepScripted();
      } else if (pass && passToHandlers(form, submitter, pass)) held.keep(submitter);
      openOutcome(shown, held);
    } catch {
      held.goOn();
    }
  };

function openOutcome(shown: Shown, held: HeldSubmit): void {
  const { outcome } = shown.answer;
  const address = addressOf(outcome, shown.settings.origin);
  if (openedByStrategy(shown, address, held)) return;
  if (outcome.type !== "redirection") openOver(shown, held.goOn);
  else if (address) void leaveFor(address, held, shown);
  else held.goOn();
}

/**
 * @returns false if the outcome has to be shown over the website: that is the strategy, or the browser refused another
 * one
 */
function openedByStrategy(shown: Shown, address: string | undefined, held: HeldSubmit): boolean {
  const { redirectStrategy, redirectCallbackKey } = shown.extra;
  const found = redirectStrategy === "callback" && functionOf(redirectCallbackKey);
  if (found) {
    callSite(found, { ...shown.answer, url: address }, held.goOn);
    return true;
  }
  if (!address) return false;
  if (redirectStrategy === "same-tab") {
    void leaveFor(address, held, shown);
    return true;
  }
  const tab = redirectStrategy === "new-tab" && open(address, "_blank");
  if (!tab) return false;
  tab.opener = null;
  held.goOn();
  return true;
}

const addressOf = (outcome: Outcome, origin: string): string | undefined =>
  outcome.type === "text" ? undefined : webAddress(outcome.type === "routeTo" ? outcome.url : outcome.value, origin);

/** Replaces the page with the address, once the website has received the form. */
async function leaveFor(address: string, held: HeldSubmit, { form }: Shown): Promise<void> {
  const taken = held.takeOver();
  if (!taken) await siteAnswered();
  if (!taken || (await sendInBackground(form, taken.submitter))) location.assign(address);
  else submitByBrowser(form, taken.submitter);
}

function openOver({ settings, extra, answer: { outcome }, language }: Shown, onClosed: () => void): void {
  if (outcome.type !== "routeTo") {
    showMessage(outcome.value, language, onClosed);
    return;
  }
  const { searchParams, hash } = new URL(outcome.url, settings.origin);
  const options = optionsOf(settings.origin, {
    page: outcome.linkId,
    mode: "popup",
    lang: language,
    theme: extra.theme,
    prefill: `${searchParams}`,
    plan: searchParams.get("plan_id") ?? "",
    organizer: searchParams.get("organizer_id") ?? "",
  });
  if (options) createPopup({ ...options, details: hash }, onClosed)();
}
