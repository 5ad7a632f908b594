import type { Option } from "@dure/domain/forms/question/question";

/**
 * What is wrong with a question's options (docs/product/routing.md#what-keeps-it-from-being-saved); undefined if they
 * are valid.
 */
export function optionProblem(options: readonly Option[]): "none" | "empty" | "twice" | undefined {
  const values = options.map(({ value }) => value.trim());
  if (options.length === 0) return "none";
  if (options.some(({ value, label }) => value.trim() === "" || label.trim() === "")) return "empty";
  return new Set(values).size < values.length ? "twice" : undefined;
}
