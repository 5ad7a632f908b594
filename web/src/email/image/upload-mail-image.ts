import { mailImagePath } from "@dure/domain/email/image/mail-image";
import { client } from "../../lib/api";
import { uploadErrorOf } from "../../records/file/upload-error";

/**
 * Uploads an image and publishes it.
 * @param onProgress hears how many bytes have arrived
 * @returns the address that mails load it from
 * @throws UploadError if the bucket did not take it, else the server's refusal
 */
export async function uploadMailImage(
  teamId: string,
  file: File,
  onProgress: (sent: number) => void = () => {},
): Promise<string> {
  const id = crypto.randomUUID();
  const { storeFile } = await import("../../records/file/store-file");
  await storeFile({ path: mailImagePath(teamId, id), file, contentType: file.type, onProgress }).catch((error) => {
    throw uploadErrorOf(error);
  });
  return (await client.email.addMailImage({ body: { id } })).url;
}
