import type { Graph } from "@dure/domain/routing/graph/graph";
import type { EdgeRoute } from "@dure/domain/routing/graph/route-edges";
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

/** The routes of the edges, which change while a node is dragged. */
export const RoutesContext = createContext<ReadonlyMap<string, EdgeRoute>>(new Map());

export const useRoutes = () => use(RoutesContext);

export function useCanvas(): Canvas {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error("A node stands in a graph.");
  return canvas;
}
