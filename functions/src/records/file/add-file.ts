import type { recordsApi } from "@dure/domain/records/api";
import { fileView, registerFile } from "@dure/domain/records/file/file";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import type { Verb } from "../../platform/http/endpoint";
import { closeObject, readObject } from "../../platform/storage/bucket";
import { transaction, withIdempotentReplay } from "../../platform/transaction/transaction-store";
import { getVisible } from "../record/visible-record";
import { assertFilenameFree, assertNewFile, saveFile } from "./file-store";

/**
 * Registers an uploaded object as an attachment. Size and type are read from the bucket, not trusted from the browser.
 * The daily clean-up removes uploads that are never registered.
 */
export const addFile: Verb<typeof recordsApi.addFile> = (ctx, { params, body }) =>
  withIdempotentReplay(ctx, async () => {
    const { teamId, actor: editor, now } = ctx;
    const about = { teamId, recordId: params.recordId, editor, now };
    const file = registerFile(body, await ownObject(teamId, body.path), about);
    return transaction(ctx, async (tx) => {
      await Promise.all([
        getVisible(tx, ctx, params.entityId, params.recordId),
        assertNewFile(tx, teamId, file.id),
        assertFilenameFree(tx, teamId, file),
      ]);
      // Read last: a removed file's object is deleted before its document, so only a new file's object is there.
      if (!(await closeObject(file.path))) throw new AppError("F-PN-0001", fileTexts.failedToUpload);
      saveFile(tx, teamId, file);
      return { answer: fileView(file), event: { type: "file.created", before: null, after: file } };
    });
  });

/** Refuses paths of other teams before the bucket is read. */
const ownObject = async (teamId: string, path: string) =>
  path.startsWith(`/record-attachment/${teamId}/`) ? readObject(path) : undefined;
