import type { TextsLike } from "../../../lib/texts-like";
import type { share as ko } from "../ko/share";

export const share: TextsLike<typeof ko> = {
  share: {
    title: "Share settings",
    favicon: { label: "Favicon", hint: "A PNG, JPG or WebP file of at most 64×64 px." },
    og_image: { label: "Link image", hint: "A PNG, JPG or WebP file of at most 8 MB; 1200×630 px is best." },
    chooseImage: "Choose image",
    changeImage: "Change image",
    removeImage: "Remove",
    siteName: "Site title",
    linkTitle: "Link title",
    linkDescription: "Link description",
    bestTitle: "{{length}} characters; about {{best}} are best.",
    bestDescription: "{{length}} characters; {{from}}–{{to}} are best.",
    script: {
      label: "Script code",
      hint: "Runs on this router's form page (/form/…) only. It is isolated there: it can't reach cookies or anybody's session.",
      tooLong: "The script is too long. Please shorten it to 30,000 bytes.",
    },
    leave: "What isn't saved is lost when the window closes.",
    preview: "Preview",
    fault: {
      type: "Only PNG, JPG and WebP images can be used.",
      size: "The image is too large. Please choose one of at most 8 MB.",
      pixels: "The favicon must be at most 64×64 px.",
      broken: "The image can't be opened. Please choose another file.",
      unauthorized: "You may not upload this image.",
      failed: "Failed to upload image.",
      update: "Failed to update the share settings.",
    },
  },
};
