import type { Text } from "../../shared/text";

/** A logic that cannot be drawn, or an invalid edit of a graph. */
export class GraphError extends Error {
  override readonly name = "GraphError";
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}
