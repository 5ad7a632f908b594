import { defineTexts, type Locale } from "@dure/domain/shared/text";
import type { Page } from "./page";

const texts = defineTexts({
  title: { ko: "페이지를 찾을 수 없어요", en: "Page not found" },
  description: {
    ko: "주소가 바뀌었거나 삭제된 페이지예요.",
    en: "This page was moved or deleted.",
  },
});

export const missingPage = (template: Page["template"], locale: Locale): Page => ({
  template,
  status: 404,
  title: texts.title[locale],
  description: texts.description[locale],
  url: "",
  data: { state: "not_found" },
});
