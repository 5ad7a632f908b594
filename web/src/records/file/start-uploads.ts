import { assertUploadable, attachmentPath } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import { client } from "../../lib/api";
import { refresh } from "../../lib/query-client";
import { uploadErrorOf } from "./upload-error";
import { allUploads, changeUpload, dropUpload, putUpload } from "./uploads";

type About = { teamId: string; params: { entityId: EntityId; recordId: string }; taken: readonly string[] };

/** Uploads files to a record, each independently: a refused one doesn't stop the others. */
export function startUploads(files: readonly File[], about: About): void {
  const { recordId } = about.params;
  for (const file of files) {
    const onTheirWay = allUploads().filter((one) => one.recordId === recordId && one.error === undefined);
    void startUpload(file, { ...about, taken: [...about.taken, ...onTheirWay.map(({ filename }) => filename)] });
  }
}

async function startUpload(file: File, { teamId, params, taken }: About): Promise<void> {
  const id = crypto.randomUUID();
  const { size } = file;
  const filename = file.name.normalize("NFC");
  const aborting = new AbortController();
  const cancel = () => {
    aborting.abort();
    dropUpload(id);
  };
  putUpload({ id, recordId: params.recordId, filename, size, sent: 0, error: undefined, file, params, cancel });
  try {
    assertUploadable({ name: filename, size }, taken);
    const path = attachmentPath(teamId, id, filename);
    await send({ path, file, signal: aborting.signal, onProgress: (sent) => changeUpload(id, { sent }) });
    if (aborting.signal.aborted) return;
    await client.records.addFile({ params, body: { id, path, filename, size } });
    await refresh("records", "getRecord");
    dropUpload(id);
  } catch (error) {
    if (!aborting.signal.aborted) changeUpload(id, { error });
  }
}

type Sending = { path: string; file: File; signal: AbortSignal; onProgress: (sent: number) => void };

async function send({ file, ...to }: Sending): Promise<void> {
  const { storeFile } = await import("./store-file");
  try {
    await storeFile({ ...to, file, contentType: file.type || "application/octet-stream" });
  } catch (error) {
    throw uploadErrorOf(error);
  }
}
