import { AppError } from "../../shared/error";
import { checkRouter } from "./check-router";
import type { Router } from "./router";
import type { RouterProblem } from "./router-problem";

/**
 * Checks a router. Drafts may be unfinished; an active router may not.
 * @throws BAD_REQUEST with every problem as `{ step, target, message, caseIndex, unfinished, part }`
 */
export function assertRouter(router: Router): void {
  const problems = checkRouter(router);
  assertNoProblems(router.status === "active" ? problems : problems.filter(({ unfinished }) => !unfinished));
}

/** @throws BAD_REQUEST if there are problems */
export function assertNoProblems(problems: readonly RouterProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const details = problems.map(({ text, ...where }) => ({ ...where, message: text }));
  throw new AppError("BAD_REQUEST", first.text, details);
}
