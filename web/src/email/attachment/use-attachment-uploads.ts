import { type MailAttachment, mailAttachmentPath } from "@dure/domain/email/attachment/mail-attachment";
import { useRef, useState } from "react";
import { uploadErrorOf } from "../../records/file/upload-error";
import { useTeam } from "../../teams/team/team-queries";
import { createFileUploads, type FileUploads } from "../upload/file-uploads";
import { attachmentFaultOf } from "./attachment-fault-of";

/** The uploads of a mail's attachments. A finished upload is added to the mail's attachments. */
export function useAttachmentUploads(value: readonly MailAttachment[], onChange: (files: MailAttachment[]) => void) {
  const { teamId } = useTeam();
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const [uploads] = useState(() => {
    const store: FileUploads<MailAttachment> = createFileUploads<MailAttachment>({
      send: async (file, onProgress) => {
        const attachment = await uploadAttachment(teamId, file, onProgress);
        const next = [...latest.current.value, attachment];
        // Another upload may finish before the next render.
        latest.current = { ...latest.current, value: next };
        latest.current.onChange(next);
        return attachment;
      },
      faultOf: (file) => {
        const sending = store.all().filter(({ state }) => state === "uploading");
        const others = sending.map((one) => ({ filename: one.file.name.normalize("NFC"), size: one.file.size }));
        return attachmentFaultOf(file, [...latest.current.value, ...others]);
      },
      keyOf: () => crypto.randomUUID(),
    });
    return store;
  });
  return uploads;
}

async function uploadAttachment(
  teamId: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<MailAttachment> {
  const id = crypto.randomUUID();
  const { storeFile } = await import("../../records/file/store-file");
  const contentType = file.type || "application/octet-stream";
  await storeFile({ path: mailAttachmentPath(teamId, id), file, contentType, onProgress }).catch((error) => {
    throw uploadErrorOf(error);
  });
  return { id, filename: file.name.normalize("NFC"), size: file.size };
}
