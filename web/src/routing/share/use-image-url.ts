import { useEffect, useState } from "react";
import type { ShareImage } from "./share-queries";

/** Where a picture can be shown from, also one that is not stored yet. */
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
