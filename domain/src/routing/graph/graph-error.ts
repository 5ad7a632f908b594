import type { Text } from "../../shared/text";

/** A logic that can't be drawn, or a change that can't be made to a graph. */
export class GraphError extends Error {
  override readonly name = "GraphError";
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}
