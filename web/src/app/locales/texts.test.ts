import { LOCALES } from "@dure/domain/shared/text";
import { createInstance, type TFunction } from "i18next";
import { describe, expect, test } from "vitest";
import { textsIn } from "./texts-in.fixture";

const EN = textsIn("en");

const NUMBERED = /_(?:zero|one|other)$/;
/**
 * A number before a plural noun or verb. Leaves out limits and totals, which are more than 1, and placeholders that
 * hold a name.
 */
const PLURAL =
  /\{\{(?!max|min|whole|total|limit|name|host|email|url)\w+(?:, number)?\}\} (?!(?:has|was|is|as|ms|loses|works)\b)(?:\w+s|people|were|are)\b/;
const ALWAYS_MANY = new Set([
  "records.day.noDeals",
  "records.day.staying",
  "records.merge.title",
  "records.list.cut",
  "journeys.tracker.tooMany",
]);

describe("English", () => {
  test("has a singular beside each plural", () => {
    const keys = new Set(EN.map(([key]) => key));
    const plurals = [...keys].filter((key) => key.endsWith("_other"));
    expect(plurals.length).toBeGreaterThan(50);
    expect(plurals.filter((key) => !keys.has(key.replace(/_other$/, "_one")))).toEqual([]);
  });

  test("has no plural after a number that may be 1", () => {
    const wrong = EN.filter(([key, text]) => !NUMBERED.test(key) && PLURAL.test(text)).map(([key]) => key);
    expect(wrong.filter((key) => !ALWAYS_MANY.has(key))).toEqual([]);
  });

  test("is American", () =>
    expect(EN.filter(([, text]) => /colour|cancell(?:ed|ing|s)|e-mail/i.test(text))).toEqual([]));
});

describe.each(LOCALES)("texts about deletions, in %s", async (locale) => {
  const i18n = createInstance();
  const translation = Object.fromEntries(textsIn(locale));
  await i18n.init({ lng: locale, keySeparator: false, resources: { [locale]: { translation } } });
  const t: TFunction = i18n.t;

  test.each(["email.automations.deleteHint", "records.pipelineSettings.dealsGo", "reports.dashboard.deleteHint"])(
    "%s shows no number if there is nothing to count",
    (key) => {
      expect(t(key, { count: 2, formatted: "2" })).toContain("2");
      expect(t(key, { count: 0, formatted: "0" })).not.toMatch(/\d/);
    },
  );
});
