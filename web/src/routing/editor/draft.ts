import { RouterBody, type RouterView } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";

/** The props of every step: the draft, and the step's problems. */
export type StepProps = {
  draft: RouterBody;
  routerId: string;
  onChange: (change: (draft: RouterBody) => RouterBody) => void;
  problems: RouterProblem[];
};

type Seen = { router: RouterView; saved: RouterDraft | null; seenAt: string };

/**
 * The versions that a publication replaces, as the editor last saw them. With a saved draft, `seenAt` is the draft's
 * time, so the published router's own time is sent.
 */
export const publishedOver = ({ router, saved, seenAt }: Seen) => ({
  based_on: saved ? router.updated_at : seenAt,
  draft: saved?.updated_at ?? ("none" as const),
});

/** The part of a router that the editor changes. */
export const bodyOf = (router: RouterBody): RouterBody => RouterBody.parse(router);
