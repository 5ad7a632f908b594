import type { AriaLabelConfig } from "@xyflow/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useControlTexts } from "../../../ui/canvas/use-control-texts";

/** The texts of the canvas for screen readers: its steps can be opened, and neither moved nor deleted. */
export function useCanvasTexts(): Partial<AriaLabelConfig> {
  const { t } = useTranslation("email");
  const controls = useControlTexts();
  return useMemo(
    () => ({
      ...controls,
      "node.a11yDescription.default": t("step.node"),
      "node.a11yDescription.keyboardDisabled": t("step.node"),
    }),
    [t, controls],
  );
}
