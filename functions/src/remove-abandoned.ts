import { removeAbandonedUploads } from "./records/file/remove-abandoned-uploads";
import { removeAbandonedImages } from "./routing/share-link/remove-abandoned-images";
import { removeAbandonedPages } from "./scheduling/booking-page/remove-abandoned-pages";

/** Every area's clean-up of what was never kept. One that fails holds up none of the others. */
export async function removeAbandoned(now: string): Promise<void> {
  const runs = await Promise.allSettled([
    removeAbandonedUploads(now),
    removeAbandonedImages(now),
    removeAbandonedPages(now),
  ]);
  for (const run of runs) if (run.status === "rejected") throw run.reason;
}
