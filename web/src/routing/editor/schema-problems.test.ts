import { newRouter } from "@dure/domain/routing/router/router";
import { expect, it } from "vitest";
import { CallError } from "../../lib/call-error";
import { refusedProblems } from "./refused-problems";
import { schemaProblems } from "./schema-problems";

const router = newRouter("custom", "문의", "default");
const [first] = router.form.components;

it("finds no problem in a new router", () => expect(schemaProblems(router)).toEqual([]));

it("names the question whose value the contract refuses, once", () => {
  if (!first) throw new Error("A new form asks something.");
  const wrong = { ...first, url: "no address", unit: "너무 긴 단위를 여기에 적어서 스무 글자를 넘겼어요" };
  const found = schemaProblems({ ...router, form: { ...router.form, components: [wrong] } });
  expect(found).toMatchObject([{ step: "form", target: "name", text: { ko: "20자 이하로 입력해 주세요." } }]);
});

it.each([
  [{ web_url: "example" }, "connect", ""],
  [
    { default: { id: "default", type: "redirection", value: "example", settings: router.default.settings } },
    "actions",
    "default",
  ],
] as const)("leads from %j to its step", (changes, step, target) =>
  expect(schemaProblems({ ...router, ...changes })).toMatchObject([{ step, target }]),
);

it("reports follow-up mail settings that are invalid", () => {
  const mail = { email_template_id: 1, sender: "ORGANIZER" as const, cc: ["nobody"], bcc: [] };
  const settings = { ...router.default.settings, follow_up_mail_setting: mail };
  expect(schemaProblems({ ...router, default: { ...router.default, settings } })).toMatchObject([
    { step: "actions", target: "default", text: { en: "invalid follow up mail setting" } },
  ]);
});

it("reads the server's problems, and skips other details", () => {
  const details = [
    { step: "form", target: "email", message: "삭제된 필드예요.", unfinished: false },
    { path: "body.title" },
  ];
  expect(refusedProblems(new CallError("BAD_REQUEST", "", 400, details))).toMatchObject([
    { step: "form", target: "email", text: { ko: "삭제된 필드예요." } },
  ]);
  expect(refusedProblems(new TypeError())).toEqual([]);
});
