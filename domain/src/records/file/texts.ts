import { defineTexts } from "../../shared/text";

/** Messages about attachments (docs/product/records-pages.md#files). */
export const fileTexts = defineTexts({
  fileNotFound: { ko: "삭제되었거나 존재하지 않는 파일이에요.", en: "The file has been deleted or does not exist." },
  filenameTaken: {
    ko: "이 레코드에 같은 이름의 파일이 있어요.",
    en: "This record already has a file with this name.",
  },
  unsupportedFormat: (extension: string) => ({
    ko: `지원하지 않는 파일 형식이에요: .${extension}`,
    en: `This file format is not supported: .${extension}`,
  }),
  fileTooLarge: { ko: "500MB 이하의 파일만 올릴 수 있어요.", en: "A file can be up to 500 MB." },
  imageTooLarge: { ko: "10MB 이하의 이미지만 올릴 수 있어요.", en: "An image can be up to 10 MB." },
  failedToUpload: {
    ko: "파일을 업로드하지 못했어요. 다시 시도해 주세요.",
    en: "The file could not be uploaded. Please try again.",
  },
  fileTaken: { ko: "이미 등록된 파일이에요.", en: "This file has already been added." },
  noPreview: { ko: "미리 볼 수 없는 파일 형식이에요.", en: "Files of this format can't be previewed." },
  downloadHidden: {
    ko: "팀 설정에 따라 파일을 내려받을 수 없어요.",
    en: "Your team's settings don't allow downloads.",
  },
});
