import type { StageStatus } from "@dure/domain/records/field/field";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../identity/user/user-queries";
import { notify } from "../../ui/toast/notify";

/** Whether a deal at a stage is won. */
export const isWon = (stage: { status: StageStatus } | null | undefined): boolean => stage?.status === "SALES_SUCCESS";

/** Celebrates a deal that this member has won, unless they have switched it off (docs/product/records-pipelines.md#won). */
export function useCelebration() {
  const { t } = useTranslation("records");
  const { closing_celebration } = useProfile();
  return async (label: string): Promise<void> => {
    if (!closing_celebration) return;
    notify.success({ title: t("pipeline.won", { label }) });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { showConfetti } = await import("../../ui/celebration/show-confetti");
    showConfetti();
  };
}
