import { RouterBody } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";

/** What every step of the editor gets: the router as it is being changed, and what is wrong with it in this step. */
export type StepProps = {
  draft: RouterBody;
  routerId: string;
  onChange: (change: (draft: RouterBody) => RouterBody) => void;
  problems: RouterProblem[];
};

/** The part of a router that its editor changes. */
export const bodyOf = (router: RouterBody): RouterBody => RouterBody.parse(router);
