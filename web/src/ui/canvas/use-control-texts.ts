import type { AriaLabelConfig } from "@xyflow/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** The texts of a canvas's handles and of the buttons that zoom it. */
export function useControlTexts(): Partial<AriaLabelConfig> {
  const { t } = useTranslation("ui");
  return useMemo(
    () => ({
      "handle.ariaLabel": t("canvas.handle"),
      "controls.ariaLabel": t("canvas.controls"),
      "controls.zoomIn.ariaLabel": t("canvas.zoomIn"),
      "controls.zoomOut.ariaLabel": t("canvas.zoomOut"),
      "controls.fitView.ariaLabel": t("canvas.fit"),
    }),
    [t],
  );
}
