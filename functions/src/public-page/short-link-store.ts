import { z } from "zod";
import { firestore } from "../platform/firebase";

const ShortLink = z.object({ original_url: z.url({ protocol: /^https?$/ }) });

/** A short link's target; undefined if the code is unknown. */
export async function findOriginalUrl(code: string): Promise<string | undefined> {
  const doc = await firestore.doc(`short-urls/${code}`).get();
  return ShortLink.safeParse(doc.data()).data?.original_url;
}
