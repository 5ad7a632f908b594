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

/** The data that nodes render. React Flow creates the nodes, so they get it from this context. */
export const CanvasContext = createContext<Canvas | null>(null);

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error("A node stands in a graph.");
  return canvas;
}
