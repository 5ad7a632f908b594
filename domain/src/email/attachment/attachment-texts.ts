import { defineTexts } from "../../shared/text";

/** Messages about attachments of mails (docs/product/email.md#attachments). */
export const attachmentTexts = defineTexts({
  nameTaken: {
    ko: "같은 이름의 파일이 이미 있어요. 이름을 바꿔 주세요.",
    en: "A file with this name already exists. Please rename it.",
  },
  tooLarge: { ko: "첨부파일은 하나에 15MB까지 올릴 수 있어요.", en: "An attachment can be up to 15 MB." },
  togetherTooLarge: {
    ko: "첨부파일은 모두 합해 15MB까지 넣을 수 있어요.",
    en: "Attachments can be up to 15 MB in total.",
  },
  tooMany: { ko: "첨부파일은 10개까지 넣을 수 있어요.", en: "An email can have up to 10 attachments." },
  empty: { ko: "빈 파일은 첨부할 수 없어요.", en: "An empty file can't be attached." },
  gone: {
    ko: "삭제된 첨부파일이 있어요. 그 파일을 빼거나 다시 올려 주세요.",
    en: "An attachment was deleted. Please remove it, or upload it again.",
  },
});
