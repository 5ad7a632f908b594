import { newRouter } from "@dure/domain/routing/router/router";
import { describe, expect, it } from "vitest";
import { en } from "../texts/en";
import { ko } from "../texts/ko";
import { questionsOf } from "./questions-of";

const labels = (locale: "ko" | "en", texts: typeof ko, own?: string) => {
  const { form, metadata } = newRouter("custom", "Contact", "d", locale);
  return questionsOf(
    form.components.map((one) => ({ ...one, label: own ?? one.label })),
    metadata.mappings,
    texts,
  ).map(({ label }) => label);
};

describe.each(["ko", "en"] as const)("a form that was created in %s", (locale) => {
  it("asks for a name and an address in the visitor's language", () => {
    expect(labels(locale, ko)).toEqual(["이름", "이메일"]);
    expect(labels(locale, en)).toEqual(["Name", "Email"]);
  });
  it("asks with the labels that its owner wrote", () => expect(labels(locale, en, "성함")).toEqual(["성함", "성함"]));
});
