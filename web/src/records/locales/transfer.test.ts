import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { transfer as en } from "./en/transfer";
import { transfer as ko } from "./ko/transfer";

test("numbers of rows have thousands separators in both languages", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "ko", resources: { ko: { translation: ko }, en: { translation: en } } });
  expect(i18n.t("import.skipAll", { count: 2500 })).toBe("오류 있는 2,500행 건너뛰기");
  expect(i18n.t("import.undoing", { done: 1000, total: 2666 })).toBe("되돌리는 중 (1,000/2,666)");
  await i18n.changeLanguage("en");
  expect(i18n.t("import.undone", { count: 2666 })).toBe("Undone: 2,666 records were deleted.");
});
