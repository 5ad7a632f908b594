import type { recordsApi } from "@dure/domain/records/api";
import { previewTypeOf } from "@dure/domain/records/file/file-name";
import { fileTexts } from "@dure/domain/records/file/texts";
import { AppError } from "@dure/domain/shared/error";
import { callerOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { auditRead } from "../../platform/outbox/audit-store";
import { readingUrl } from "../../platform/storage/bucket";
import { readVisible } from "../record/visible-record";
import { readFile } from "./file-store";

/**
 * Only images and PDFs are shown inline, with a content type that the server sets; a browser downloads everything else
 * and so never executes it. A team can switch off downloads; previews still work. A download is an entry of the audit log.
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
  await auditRead(ctx, { type: "file.downloaded", before: null, after: file });
  return readingUrl(file.path, { filename: file.filename, contentType, disposition: "attachment" }, ctx.now);
};
