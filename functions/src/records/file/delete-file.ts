import type { recordsApi } from "@dure/domain/records/api";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getVisible } from "../record/visible-record";
import { getFile, markRemoved } from "./file-store";

/** Removes a file from its record at once; a job deletes the object. */
export const deleteFile: Verb<typeof recordsApi.deleteFile> = (ctx, { params }) =>
  transaction(ctx, async (tx) => {
    const [before] = await Promise.all([
      getFile(tx, ctx.teamId, params.recordId, params.fileId),
      getVisible(tx, ctx, params.entityId, params.recordId),
    ]);
    markRemoved(tx, ctx.teamId, before, ctx.now);
    return { answer: undefined, event: { type: "file.deleted", before, after: null } };
  });
