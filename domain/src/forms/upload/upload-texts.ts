import { defineTexts } from "../../shared/text";

/** Messages about files that visitors upload (docs/product/forms.md#files). */
export const uploadTexts = defineTexts({
  notTaken: (extensions: readonly string[]) => ({
    ko: `이 형식의 파일은 받지 않아요. 올릴 수 있는 형식: ${extensions.join(", ")}`,
    en: `Files of this format are not accepted. Accepted formats: ${extensions.join(", ")}`,
  }),
  tooLarge: (megabytes: number) => ({
    ko: `${megabytes}MB 이하의 파일만 올릴 수 있어요.`,
    en: `A file can be up to ${megabytes} MB.`,
  }),
  tooMany: {
    ko: "지금은 파일을 더 올릴 수 없어요. 잠시 후 다시 시도해 주세요.",
    en: "No more files can be uploaded right now. Please try again later.",
  },
  tooManyFiles: (max: number) => ({
    ko: `파일은 ${max}개까지 올릴 수 있어요.`,
    en: max === 1 ? "Only one file can be uploaded here." : `At most ${max} files can be uploaded here.`,
  }),
  lost: (filename: string) => ({
    ko: `‘${filename}’ 파일을 찾을 수 없어요. 삭제하고 다시 올려 주세요.`,
    en: `The file “${filename}” wasn't found. Please remove it and upload it again.`,
  }),
  unknown: {
    ko: "올린 파일을 찾을 수 없어요. 삭제하고 다시 올려 주세요.",
    en: "An uploaded file wasn't found. Please remove it and upload it again.",
  },
  program: (filename: string) => ({
    ko: `‘${filename}’ 파일은 프로그램이라 받을 수 없어요.`,
    en: `“${filename}” is a program. Programs can't be uploaded.`,
  }),
  notAsked: { ko: "파일을 받는 질문이 아니에요.", en: "This question doesn't accept files." },
});
