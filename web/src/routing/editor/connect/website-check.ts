import { Option, QUESTION_TYPES } from "@dure/domain/forms/question/question";
import { z } from "zod";
import type { FormInput } from "../../form-inputs";

/** The time a website has to load and answer. */
const TIMEOUT_MS = 30_000;
const CHECK_CLOSED_MS = 500;

const Answer = z.object({
  type: z.literal("dure:router"),
  id: z.string(),
  /** Null if the page has the snippet but no form with the class. */
  inputs: z
    .array(
      z.object({
        name: z.string().min(1).max(100),
        label: z.string().max(300),
        type: z.enum(QUESTION_TYPES),
        options: z.array(Option).max(100),
      }),
    )
    .max(200)
    .nullable(),
});

export type WebsiteAnswer =
  | { state: "found"; inputs: FormInput[] }
  | { state: "noForm" | "blocked" | "closed" | "timeout" };

/** `cls` is the class in the draft, which may be unsaved. */
type CheckRequest = { webUrl: string; routerId: string; cls: string };

/**
 * Opens a website in a new window and waits until its snippet reports the form's inputs. On success the window closes;
 * otherwise it stays open. Call it synchronously in a click handler, or the browser blocks the window.
 */
export async function askWebsite(
  { webUrl, routerId, cls }: CheckRequest,
  opener: Window = window,
): Promise<WebsiteAnswer> {
  const address = new URL(webUrl);
  address.hash = new URLSearchParams({ "dure-router": routerId, ...(cls && { class: cls }) }).toString();
  // A new window each time: an open window with this address would not reload.
  const site = opener.open(address.href, "_blank");
  if (!site) return { state: "blocked" };
  return new Promise((resolve) => {
    const end = (answer: WebsiteAnswer) => {
      opener.removeEventListener("message", hear);
      clearInterval(closedCheck);
      clearTimeout(timeout);
      resolve(answer);
    };
    const hear = ({ source, data }: MessageEvent) => {
      const answer = Answer.safeParse(data);
      if (source !== site || !answer.success || answer.data.id !== routerId) return;
      const { inputs } = answer.data;
      if (inputs) site.close();
      end(inputs ? { state: "found", inputs } : { state: "noForm" });
    };
    const closedCheck = setInterval(() => site.closed && end({ state: "closed" }), CHECK_CLOSED_MS);
    const timeout = setTimeout(() => end({ state: "timeout" }), TIMEOUT_MS);
    opener.addEventListener("message", hear);
  });
}
