/** Which record a listed field belongs to: the row's own record, or its company or contact. */
export function sourceOf(identifier: string): "own" | "company" | "contact" {
  if (identifier.startsWith("company:")) return "company";
  return identifier.startsWith("contact:") ? "contact" : "own";
}
