import type { recordsApi } from "@dure/domain/records/api";
import { renameFile as decide, fileView } from "@dure/domain/records/file/file";
import type { Verb } from "../../platform/http/endpoint";
import { transaction } from "../../platform/transaction/transaction-store";
import { getVisible } from "../record/visible-record";
import { assertFilenameFree, getFile, saveFile } from "./file-store";

export const renameFile: Verb<typeof recordsApi.renameFile> = (ctx, { params, body }) =>
  transaction(ctx, async (tx) => {
    const [before] = await Promise.all([
      getFile(tx, ctx.teamId, params.recordId, params.fileId),
      getVisible(tx, ctx, params.entityId, params.recordId),
    ]);
    const after = decide(before, body.filename);
    if (after.filename === before.filename) return { answer: fileView(before), event: [] };
    await assertFilenameFree(tx, ctx.teamId, after);
    saveFile(tx, ctx.teamId, after, before);
    return { answer: fileView(after), event: { type: "file.changed", before, after } };
  });
