import { ENTRY } from "@dure/domain/routing/router/router-problem";
import type { ReactFlowInstance } from "@xyflow/react";
import type { FlowNode } from "./flow";

const FIT = { minZoom: 0.6, maxZoom: 1, padding: 0.05 };
/** The entry's distance from the canvas's edge, in CSS pixels. */
const EDGE = 24;

/** Shows the whole graph. If it is too large to be readable, the view starts at the entry. */
export async function showEntry(flow: ReactFlowInstance<FlowNode>, canvas: HTMLElement): Promise<void> {
  await flow.fitView(FIT);
  const entry = flow.getNode(ENTRY);
  if (!entry) return;
  const { x, y } = flow.flowToScreenPosition(entry.position);
  const { left, top, right, bottom, height } = canvas.getBoundingClientRect();
  if (x >= left && x < right - EDGE && y >= top && y < bottom - EDGE) return;
  const zoom = flow.getZoom();
  await flow.setViewport({ x: EDGE - entry.position.x * zoom, y: height / 2 - entry.position.y * zoom, zoom });
}
