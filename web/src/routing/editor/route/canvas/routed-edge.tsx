import { BaseEdge, type EdgeProps } from "@xyflow/react";
import { memo } from "react";
import { useRoutes } from "./canvas-context";
import { edgePath } from "./edge-path";

/** An edge that is led around nodes. */
export const RoutedEdge = memo(function RoutedEdge({ id, markerEnd, interactionWidth }: EdgeProps) {
  const route = useRoutes().get(id);
  if (!route) return null;
  return (
    <BaseEdge
      id={id}
      path={edgePath(route)}
      {...(markerEnd !== undefined && { markerEnd })}
      {...(interactionWidth !== undefined && { interactionWidth })}
    />
  );
});
