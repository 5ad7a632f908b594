import type { AriaLabelConfig } from "@xyflow/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useControlTexts } from "../../../../ui/canvas/use-control-texts";

/** The texts of the canvas for screen readers. */
export function useCanvasTexts(): Partial<AriaLabelConfig> {
  const { t } = useTranslation("routing");
  const controls = useControlTexts();
  return useMemo(
    () => ({
      ...controls,
      "node.a11yDescription.default": t("route.canvas.node"),
      "node.a11yDescription.keyboardDisabled": t("route.canvas.node"),
      "node.a11yDescription.ariaLiveMessage": ({ x, y }) => t("route.canvas.moved", { x, y }),
      "edge.a11yDescription.default": t("route.canvas.edge"),
    }),
    [t, controls],
  );
}
