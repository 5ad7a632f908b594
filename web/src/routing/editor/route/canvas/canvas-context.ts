import type { Graph } from "@dure/domain/routing/graph/graph";
import type { RouterBody } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { createContext, use } from "react";
import type { RouteTexts } from "../use-route-texts";

export type Canvas = {
  draft: RouterBody;
  graph: Graph;
  words: RouteTexts;
  problems: readonly RouterProblem[];
};

/** What the nodes of the drawing show; React Flow makes them itself. */
export const CanvasContext = createContext<Canvas | null>(null);

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error("A node stands in a graph.");
  return canvas;
}
