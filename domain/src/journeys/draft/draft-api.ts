import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { Draft, DraftKind } from "./draft";

const Quota = z.object({ used: z.int(), limit: z.int() });

export const draftApi = {
  getDraftQuota: endpoint("member", {
    method: "GET",
    path: "/ai-drafts",
    summary: "Whether AI drafts are available, and the monthly quota",
  }).output(z.object({ is_available: z.boolean(), quota: Quota })),

  writeDraft: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/{recordId}/ai-draft",
    summary: "Have AI draft the first mail to a lead or deal, or a brief for a meeting, from its own timeline",
  })
    .input(
      z.object({
        params: z.object({ entityId: z.enum(["lead", "deal"]), recordId: Id }),
        body: z.object({ kind: DraftKind }),
      }),
    )
    .output(z.object({ draft: Draft, quota: Quota })),
};
