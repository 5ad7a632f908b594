/** Of what a field is: of the record itself, or of what it refers to. */
export function sourceOf(identifier: string): "own" | "company" | "contact" {
  if (identifier.startsWith("company:")) return "company";
  return identifier.startsWith("contact:") ? "contact" : "own";
}
