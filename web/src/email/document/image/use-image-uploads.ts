import { useEffect, useState } from "react";
import { useTeam } from "../../../teams/team/team-queries";
import { imageFaultOf } from "../../image/image-fault-of";
import { uploadMailImage } from "../../image/upload-mail-image";
import { createFileUploads, type FileUploads } from "../../upload/file-uploads";
import { widthOfImage } from "./width-of-image";

/** What an uploaded image has: its address, and its width in pixels (null: as wide as the mail). */
type UploadedImage = { url: string; width: number | null };

/**
 * The images that are put into a mail. Until an image is uploaded, the mail shows the browser's copy; its blob address
 * is the upload's key.
 */
export type ImageUploads = FileUploads<UploadedImage>;

/** The uploads of an editor, for as long as it is open. */
export function useImageUploads(): ImageUploads {
  const { teamId } = useTeam();
  const [uploads] = useState(() =>
    createFileUploads<UploadedImage>({
      send: async (file, onProgress) => {
        const [url, width] = await Promise.all([uploadMailImage(teamId, file, onProgress), widthOfImage(file)]);
        return { url, width };
      },
      faultOf: imageFaultOf,
      keyOf: (file) => URL.createObjectURL(file),
    }),
  );
  useEffect(
    () => () => {
      for (const { key } of uploads.all()) URL.revokeObjectURL(key);
    },
    [uploads],
  );
  return uploads;
}
