import { useEffect, useState } from "react";
import type { ShareImage } from "./share-queries";

/** The URL of an image, stored or not yet uploaded. */
export function useImageUrl(image: ShareImage): string | undefined {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    if (!(image instanceof File)) return;
    const url = URL.createObjectURL(image);
    setMade(url);
    return () => {
      setMade(undefined);
      URL.revokeObjectURL(url);
    };
  }, [image]);
  return image instanceof File ? made : image?.url;
}
