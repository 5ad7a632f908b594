import { defineTexts } from "../../shared/text";

/** Messages about images in mails (docs/product/email.md#images). */
export const imageTexts = defineTexts({
  tooLarge: { ko: "5MB 이하의 이미지만 올릴 수 있어요.", en: "An image can be up to 5 MB." },
  unsupportedType: {
    ko: "PNG, JPEG, GIF 이미지만 올릴 수 있어요. 다른 형식은 변환해서 올려 주세요.",
    en: "Only PNG, JPEG and GIF images can be uploaded. Please convert other formats first.",
  },
  gone: {
    ko: "오랫동안 저장하지 않아 삭제된 이미지가 있어요. 그 이미지를 다시 올려 주세요.",
    en: "An image was removed because it was not saved for a week. Please upload it again.",
  },
});
