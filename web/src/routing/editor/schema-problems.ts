import { checkTexts } from "@dure/domain/routing/router/check-texts";
import { RouterBody } from "@dure/domain/routing/router/router";
import { problem, type RouterProblem, type RouterStep } from "@dure/domain/routing/router/router-problem";
import type { z } from "zod";

const CONNECT = ["web_url", "form_selector", "metadata"];
const ROUTE = ["rules", "fields"];
const ACTIONS = ["groups", "default"];

/**
 * Values that the contract refuses in any router, such as a text that is too long, with the step that has their input.
 */
export function schemaProblems(draft: RouterBody): RouterProblem[] {
  const { error } = RouterBody.safeParse(draft);
  const all = error?.issues.map((issue) => schemaProblem(draft, issue)) ?? [];
  return all.filter(
    (one, place) => all.findIndex(({ step, target }) => step === one.step && target === one.target) === place,
  );
}

function schemaProblem(draft: RouterBody, { path, code, message, ...limits }: z.core.$ZodIssue): RouterProblem {
  const [first = "", second, third] = path.map(String);
  const generic = { ko: "형식이 올바르지 않은 값이 있어요.", en: message };
  const tooLong = "maximum" in limits && `${limits.maximum}`;
  const place = Number(third);
  if (path.includes("follow_up_mail_setting"))
    return problem("actions", targetOf(draft, first, second, place), checkTexts.invalidFollowUp, { part: "mail" });
  const text = code === "too_big" && tooLong ? { ko: `${tooLong}자 이하로 입력해 주세요.`, en: message } : generic;
  return problem(stepOf(first), targetOf(draft, first, second, place), text);
}

function stepOf(part: string): RouterStep {
  if (CONNECT.includes(part)) return "connect";
  if (ROUTE.includes(part)) return "route";
  return ACTIONS.includes(part) ? "actions" : "form";
}

function targetOf(draft: RouterBody, first: string, second: string | undefined, place: number): string {
  if (first === "form" && second === "components") return draft.form.components[place]?.name ?? "";
  if (first === "groups") return draft.groups[Number(second)]?.id ?? "";
  return first === "default" ? draft.default.id : "";
}
