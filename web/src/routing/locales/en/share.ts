import type { TextsLike } from "../../../lib/language/texts-like";
import type { share as ko } from "../ko/share";

export const share: TextsLike<typeof ko> = {
  share: {
    title: "Share settings",
    favicon: { label: "Favicon", hint: "A PNG, JPG or WebP file up to 64×64 px." },
    og_image: { label: "Link image", hint: "A PNG, JPG or WebP file up to 8 MB; 1200×630 px works best." },
    chooseImage: "Choose image",
    changeImage: "Change image",
    removeImage: "Remove",
    siteName: "Site title",
    linkTitle: "Link title",
    linkDescription: "Link description",
    bestTitle: "Characters: {{length}}; about {{best}} works best.",
    bestDescription: "Characters: {{length}}; {{from}}–{{to}} works best.",
    script: {
      label: "Script code",
      hint: "Runs only on this router's form page (/form/…). It's isolated: it can't access cookies or anyone's session.",
      tooLong: "The script is too long. Please shorten it to 30,000 bytes.",
    },
    preview: "Preview",
    fault: {
      type: "Only PNG, JPG and WebP images can be used.",
      size: "The image is too large. Please choose one up to 8 MB.",
      pixels: "The favicon must be at most 64×64 px.",
      broken: "The image can't be opened. Please choose another file.",
      unauthorized: "You don't have permission to upload this image.",
      failed: "Failed to upload image.",
      update: "Couldn't update the share settings.",
    },
  },
};
