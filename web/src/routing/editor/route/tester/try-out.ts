import { loadLogic } from "@dure/domain/routing/logic/load-logic";
import { LogicError } from "@dure/domain/routing/logic/logic-error";
import { type LogicInput, type LogicRun, runLogic } from "@dure/domain/routing/logic/run-logic";
import type { RouterBody } from "@dure/domain/routing/router/router";
import type { Text } from "@dure/domain/shared/text";
import { newId } from "../route-parts";

/** The outcome of answers by the engine that also routes submissions, or the reason why the draft can't be run. */
export function tryOut(draft: RouterBody, answers: LogicInput): LogicRun | { problem: Text } {
  try {
    return runLogic(loadLogic(draft, newId), answers);
  } catch (error) {
    if (error instanceof LogicError) return { problem: error.issue.text };
    throw error;
  }
}
