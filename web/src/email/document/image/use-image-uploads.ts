import { useEffect, useState } from "react";
import { useTeam } from "../../../teams/team/team-queries";
import { imageFaultOf } from "../../image/image-fault-of";
import { uploadMailImage } from "../../image/upload-mail-image";
import { createImageUploads, type ImageUploads } from "./image-uploads";
import { widthOfImage } from "./width-of-image";

/** The uploads of an editor, for as long as it is open. */
export function useImageUploads(): ImageUploads {
  const { teamId } = useTeam();
  const [uploads] = useState(() =>
    createImageUploads({
      send: (file, onProgress) => uploadMailImage(teamId, file, onProgress),
      faultOf: imageFaultOf,
      widthOf: widthOfImage,
    }),
  );
  useEffect(() => uploads.release, [uploads]);
  return uploads;
}
