import type { AriaLabelConfig } from "@xyflow/react";
import { useTranslation } from "react-i18next";

/** What the drawing says to those who don't see it. */
export function useCanvasTexts(): Partial<AriaLabelConfig> {
  const { t } = useTranslation("routing");
  return {
    "node.a11yDescription.default": t("route.canvas.node"),
    "node.a11yDescription.keyboardDisabled": t("route.canvas.node"),
    "node.a11yDescription.ariaLiveMessage": ({ x, y }) => t("route.canvas.moved", { x, y }),
    "edge.a11yDescription.default": t("route.canvas.edge"),
    "handle.ariaLabel": t("route.canvas.handle"),
    "controls.ariaLabel": t("route.canvas.controls"),
    "controls.zoomIn.ariaLabel": t("route.canvas.zoomIn"),
    "controls.zoomOut.ariaLabel": t("route.canvas.zoomOut"),
    "controls.fitView.ariaLabel": t("route.canvas.fit"),
  };
}
