import { useState } from "react";
import { useTeam } from "../../teams/team/team-queries";
import { imageFaultOf } from "./image-fault-of";
import { uploadMailImage } from "./upload-mail-image";

/** Uploads an image of the team, unless its type or size is refused; `onUploaded` gets its public address. */
export function useImageUpload(onUploaded: (url: string) => void) {
  const { teamId } = useTeam();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const upload = async (file: File): Promise<void> => {
    const fault = imageFaultOf(file);
    setError(fault);
    if (fault) return;
    setSending(true);
    await uploadMailImage(teamId, file).then(onUploaded, setError);
    setSending(false);
  };
  return { upload, isSending, error };
}
