import type { AriaLabelConfig } from "@xyflow/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** The texts of the canvas for screen readers. */
export function useCanvasTexts(): Partial<AriaLabelConfig> {
  const { t } = useTranslation("routing");
  return useMemo(
    () => ({
      "node.a11yDescription.default": t("route.canvas.node"),
      "node.a11yDescription.keyboardDisabled": t("route.canvas.node"),
      "node.a11yDescription.ariaLiveMessage": ({ x, y }) => t("route.canvas.moved", { x, y }),
      "edge.a11yDescription.default": t("route.canvas.edge"),
      "handle.ariaLabel": t("route.canvas.handle"),
      "controls.ariaLabel": t("route.canvas.controls"),
      "controls.zoomIn.ariaLabel": t("route.canvas.zoomIn"),
      "controls.zoomOut.ariaLabel": t("route.canvas.zoomOut"),
      "controls.fitView.ariaLabel": t("route.canvas.fit"),
    }),
    [t],
  );
}
