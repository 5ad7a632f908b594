import type { PublicRouter } from "@dure/domain/routing/router/public-router";
import { nameOf } from "../../form-inputs";
import type { RoutingCalls } from "./routing-calls";
import { whenShown } from "./when-shown";

/**
 * Counts a view of the website's form. If the visitor leaves without submitting it, reports the mapped input that they
 * filled in last.
 * @returns a function to call on submit
 */
export function trackProgress(
  { countView }: Pick<RoutingCalls, "countView">,
  visitor_id: string,
  takes: (form: HTMLFormElement) => boolean,
  { mappings: { fields, ...contact } }: Pick<PublicRouter, "mappings">,
): () => void {
  const names = new Set([...Object.values(contact), ...fields.map(({ name }) => name)]);
  let isCounted = false;
  let last: string | undefined;
  const count = () => {
    if (!isCounted) void countView({ visitor_id });
    isCounted = true;
  };
  const touch = (target: EventTarget | null): target is Element => {
    const form = target instanceof Element ? target.closest("form") : null;
    if (!form || !takes(form)) return false;
    count();
    return true;
  };
  const write = ({ target }: Event) => {
    if (touch(target) && names.has(nameOf(target))) last = nameOf(target);
  };
  const leave = () => {
    if (document.visibilityState === "visible" || last === undefined) return;
    void countView({ visitor_id, last_question: last });
    last = undefined;
  };
  addEventListener("focusin", ({ target }) => touch(target), true);
  addEventListener("change", write, true);
  document.addEventListener("visibilitychange", leave);
  whenShown(takes, count);
  // The focus may have been set before this code was loaded.
  touch(document.activeElement);
  return () => {
    last = undefined;
  };
}
