import type { Graph } from "@dure/domain/routing/graph/graph";
import type { Position, Size } from "@dure/domain/routing/graph/layout-graph";
import { type EdgeRoute, routeEdges } from "@dure/domain/routing/graph/route-edges";
import type { Edge } from "@xyflow/react";
import { useEffect, useMemo, useRef } from "react";
import { edgeEnds } from "./flow";

/**
 * Routes the edges around the nodes. While a node is dragged, only its own edges and those in its way are recalculated.
 */
export function useRoutesOf(
  graph: Graph,
  edges: readonly Edge[],
  places: Readonly<Record<string, Position>>,
  sizeAt: (id: string) => Size,
): ReadonlyMap<string, EdgeRoute> {
  const before = useRef<ReadonlyMap<string, EdgeRoute>>(new Map());
  const routes = useMemo(() => {
    const boxes = Object.entries(places).map(([id, place]) => ({ id, ...place, ...sizeAt(id) }));
    return routeEdges(boxes, edgeEnds(graph, edges, places), before.current);
  }, [graph, edges, places, sizeAt]);
  useEffect(() => {
    before.current = routes;
  }, [routes]);
  return routes;
}
