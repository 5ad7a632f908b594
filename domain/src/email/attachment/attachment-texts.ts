import { defineTexts } from "../../shared/text";

/** Messages about attachments of mails (docs/product/email.md#attachments). */
export const attachmentTexts = defineTexts({
  nameTaken: {
    ko: "같은 이름의 파일이 이미 있어요. 이름을 바꿔 주세요.",
    en: "There is a file of this name already. Please rename it.",
  },
  tooLarge: { ko: "첨부파일은 하나에 15MB까지 올릴 수 있어요.", en: "An attachment may have at most 15 MB." },
  togetherTooLarge: {
    ko: "첨부파일은 모두 합해 15MB까지 넣을 수 있어요.",
    en: "All attachments together may have at most 15 MB.",
  },
  tooMany: { ko: "첨부파일은 10개까지 넣을 수 있어요.", en: "A mail may have at most 10 attachments." },
  empty: { ko: "빈 파일은 첨부할 수 없어요.", en: "An empty file can't be attached." },
  gone: {
    ko: "삭제된 첨부파일이 있어요. 그 파일을 빼거나 다시 올려 주세요.",
    en: "An attachment was deleted. Please take it out, or upload it again.",
  },
});
