import { ROUTER_STEPS, type RouterProblem } from "@dure/domain/routing/router/router-problem";
import { z } from "zod";
import { CallError } from "../../lib/call-error";

const Refused = z.object({
  step: z.enum(ROUTER_STEPS),
  target: z.string(),
  message: z.string(),
  part: z.literal("mail").nullish(),
});

/** The problems in a refused save, in the language of the request. */
export function refusedProblems(error: unknown): RouterProblem[] {
  if (!(error instanceof CallError) || !Array.isArray(error.details)) return [];
  return error.details.flatMap((detail): RouterProblem[] => {
    const { data } = Refused.safeParse(detail);
    if (!data) return [];
    const { step, target, message, part = null } = data;
    return [
      { step, target, text: { ko: message, en: message }, caseIndex: null, unfinished: false, part, reason: null },
    ];
  });
}
