import type { PublicRouter } from "@dure/domain/routing/public-router";
import { nameOf } from "../../form-inputs";
import type { RoutingCalls } from "./routing-calls";

/**
 * Counts that a visitor has begun the website's form and, when they leave without having submitted it, tells which
 * mapped input they filled in last.
 * @returns what to call when it is submitted
 */
export function trackProgress(
  { countView }: Pick<RoutingCalls, "countView">,
  visitor_id: string,
  takes: (form: HTMLFormElement) => boolean,
  { mappings: { fields, ...contact } }: Pick<PublicRouter, "mappings">,
): () => void {
  const names = new Set([...Object.values(contact), ...fields.map(({ name }) => name)]);
  let last: string | undefined;
  const write = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest("form") : null;
    const name = target instanceof Element ? nameOf(target) : "";
    if (form && takes(form) && names.has(name)) last = name;
  };
  const leave = () => {
    if (document.visibilityState === "visible" || last === undefined) return;
    void countView({ visitor_id, last_question: last });
    last = undefined;
  };
  addEventListener("change", write, true);
  document.addEventListener("visibilitychange", leave);
  void countView({ visitor_id });
  return () => {
    last = undefined;
  };
}
