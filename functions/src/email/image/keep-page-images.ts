import { runTransaction } from "../../platform/firebase";
import { reaction } from "../../platform/outbox/reaction";
import { keepImages } from "./image-store";

/**
 * Keeps the images that a booking page's brand shows. They are uploaded like those of mails. Idempotent; an image that
 * the clean-up has deleted meanwhile is ignored.
 */
export const keepPageImages = reaction(
  "keep-page-images",
  ["booking-page.created", "booking-page.changed"],
  async (teamId, { after: { brand } }) => {
    const shown = [brand.logo_url, brand.cover_url].filter((address) => address !== null);
    if (shown.length > 0) await runTransaction(async (tx) => (await keepImages(tx, teamId, shown))());
  },
);
