import { LOCALES } from "@dure/domain/shared/text";
import { createInstance, type TFunction } from "i18next";
import { describe, expect, test } from "vitest";
import { textsIn } from "./texts-in.fixture";

const EN = textsIn("en");

describe("English", () => {
  test("has a singular beside each plural", () => {
    const keys = new Set(EN.map(([key]) => key));
    const plurals = [...keys].filter((key) => key.endsWith("_other"));
    expect(plurals.length).toBeGreaterThan(50);
    expect(plurals.filter((key) => !keys.has(key.replace(/_other$/, "_one")))).toEqual([]);
  });
});

describe.each(LOCALES)("what is deleted, in %s", async (locale) => {
  const i18n = createInstance();
  const translation = Object.fromEntries(textsIn(locale));
  await i18n.init({ lng: locale, keySeparator: false, resources: { [locale]: { translation } } });
  const t: TFunction = i18n.t;

  test.each(["email.automations.deleteHint", "records.pipelineSettings.dealsGo", "reports.dashboard.deleteHint"])(
    "%s does not count what isn't there",
    (key) => {
      expect(t(key, { count: 2, formatted: "2" })).toContain("2");
      expect(t(key, { count: 0, formatted: "0" })).not.toMatch(/\d/);
    },
  );
});
