import type { recordsApi } from "@dure/domain/records/api";
import { previewTypeOf } from "@dure/domain/records/file/file-name";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readingUrl } from "../../platform/storage/bucket";
import { readVisible } from "../record/visible-record";
import { readFile } from "./file-store";

/**
 * Only pictures and PDFs are shown in place, under a type that we name ourselves: whatever else a file holds, a browser
 * saves it and runs nothing of it. A team may have downloads hidden; it still sees its previews.
 */
export const getFileUrl: Verb<typeof recordsApi.getFileUrl> = async (ctx, { params, query }) => {
  const [file] = await Promise.all([
    readFile(ctx.teamId, params.recordId, params.fileId),
    readVisible(ctx, params.entityId, params.recordId),
  ]);
  if (query.purpose === "preview") {
    const contentType = previewTypeOf(file.filename);
    if (!contentType) throw new AppError("NOT_ACCEPTABLE", fileTexts.noPreview);
    return readingUrl(file.path, { filename: file.filename, contentType, disposition: "inline" }, ctx.now);
  }
  if (callerOf(ctx).flags.hide_record_download_button) throw new AppError("FORBIDDEN", fileTexts.downloadHidden);
  const contentType = "application/octet-stream";
  return readingUrl(file.path, { filename: file.filename, contentType, disposition: "attachment" }, ctx.now);
};
