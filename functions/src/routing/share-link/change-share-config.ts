import type { routingApi } from "@dure/domain/routing/api";
import { changeShareConfig as change } from "@dure/domain/routing/share-link/change-share-config";
import type { Verb } from "../../platform/http/endpoint";
import { bucketUrl } from "../../platform/storage/bucket";
import { transaction } from "../../platform/transaction/transaction-store";
import { readRouter } from "../router/router-store";
import { assertImageExists } from "./assert-image-exists";
import { readShareConfig, saveShareConfig } from "./share-link-store";

export const changeShareConfig: Verb<typeof routingApi.changeShareConfig> = (ctx, { params: { id }, body }) =>
  transaction(ctx, async (tx) => {
    const [, before] = await Promise.all([readRouter(tx, ctx.teamId, id), readShareConfig(tx, ctx.teamId, id)]);
    const after = change(before, body, { teamId: ctx.teamId, routerId: id, bucketUrl: bucketUrl() });
    for (const kind of ["favicon", "og_image"] as const)
      await assertImageExists(after[kind], before?.[kind], `body.${kind}`);
    if (after === before) return { answer: after, event: [] };
    saveShareConfig(tx, ctx.teamId, id, after);
    return {
      answer: after,
      event: { type: "share-link.changed", before: before && { id, ...before }, after: { id, ...after } },
    };
  });
