import { RouterBody } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";

/** The props of every step: the draft, and the step's problems. */
export type StepProps = {
  draft: RouterBody;
  routerId: string;
  onChange: (change: (draft: RouterBody) => RouterBody) => void;
  problems: RouterProblem[];
};

/** The part of a router that the editor changes. */
export const bodyOf = (router: RouterBody): RouterBody => RouterBody.parse(router);
