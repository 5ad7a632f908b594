import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id, Time, Token } from "../../shared/value";
import { CREATED, NO_CONTENT, RecordPath } from "../record/endpoint-parts";
import { RecordFile } from "./file";
import { Filename } from "./file-name";

const FILES = "/sales-entity/{entityId}/{recordId}/files";
const FilePath = RecordPath.extend({ fileId: Id });

/** A short-lived signed URL for downloading the bytes. */
export const ReadingUrl = z.object({ url: z.url(), expires_at: Time });

export const fileApi = {
  /** `path` holds `id`, which is a UUID; `size` is in bytes (docs/product/records-pages.md#files). */
  addFile: endpoint("member", {
    method: "POST",
    path: FILES,
    summary: "Attach an uploaded file to a record",
    ...CREATED,
  })
    .input(
      z.object({
        params: RecordPath,
        body: z.object({
          id: z.uuid(),
          path: Token(400),
          filename: Filename,
          size: z.int().nonnegative(),
        }),
      }),
    )
    .output(RecordFile),

  getFileUrl: endpoint("member", {
    method: "GET",
    path: `${FILES}/{fileId}/url`,
    summary: "A short-lived URL to download or show a file",
  })
    .input(
      z.object({ params: FilePath, query: z.object({ purpose: z.enum(["download", "preview"]).default("download") }) }),
    )
    .output(ReadingUrl),

  renameFile: endpoint("member", { method: "PUT", path: `${FILES}/{fileId}/filename`, summary: "Rename a file" })
    .input(z.object({ params: FilePath, body: z.object({ filename: Filename }) }))
    .output(RecordFile),

  deleteFile: endpoint("member", {
    method: "DELETE",
    path: `${FILES}/{fileId}`,
    summary: "Delete a file",
    ...NO_CONTENT,
  })
    .input(z.object({ params: FilePath }))
    .output(z.void()),
};
