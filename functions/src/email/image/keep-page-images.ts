import { runTransaction } from "../../platform/firebase";
import { reaction } from "../../platform/outbox/reaction";
import { keepImages } from "./image-store";

/**
 * Keeps the images that a booking page's brand shows, which are uploaded as those of mails are. Told twice it changes
 * nothing; an image that the clean-up has taken meanwhile is none any more.
 */
export const keepPageImages = reaction(
  "keep-page-images",
  ["booking-page.created", "booking-page.changed"],
  async (teamId, { after: { brand } }) => {
    const shown = [brand.logo_url, brand.cover_url].filter((address) => address !== null);
    if (shown.length > 0) await runTransaction(async (tx) => (await keepImages(tx, teamId, shown))());
  },
);
