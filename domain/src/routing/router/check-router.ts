import { checkActions } from "./check-actions";
import { checkForm } from "./check-form";
import { checkRoute } from "./check-route";
import { checkTexts } from "./check-texts";
import type { RouterBody } from "./router";
import { problem, type RouterProblem } from "./router-problem";

/** All problems of a router that need no other data (docs/product/routing.md#what-keeps-it-from-being-saved). */
export function checkRouter(body: RouterBody): RouterProblem[] {
  const untitled =
    body.title.trim() === "" ? [problem("form", "", checkTexts.titleRequired, { reason: "title-required" })] : [];
  return [...untitled, ...checkForm(body), ...checkRoute(body), ...checkActions(body)];
}
