import { defineTexts } from "../../shared/text";

export const teamExportTexts = defineTexts({
  running: {
    ko: "이미 데이터를 내보내고 있어요. 끝나면 메일로 알려 드릴게요.",
    en: "An export is already running. You will get an email when it is done.",
  },
  gone: {
    ko: "파일이 없거나 보관 기간이 지났어요. 데이터를 다시 내보내 주세요.",
    en: "The file doesn't exist or has expired. Please export the data again.",
  },
});
