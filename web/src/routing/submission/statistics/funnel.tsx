import type { Statistics } from "@dure/domain/routing/submission/statistics";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { BarList } from "./bar-list";
import { percent } from "./percent";

type Steps = z.infer<typeof Statistics>["funnel"];

/** The funnel from views to bookings, with the losses between the steps. */
export function Funnel({ steps }: { steps: Steps }) {
  const { t } = useTranslation("routing");
  return (
    <BarList
      title={t("submissions.funnel.title")}
      description={t("submissions.funnel.description")}
      bars={steps.map(({ step, count, rate }) => ({
        key: step,
        label: t(`submissions.funnel.${step}`),
        count,
        note: percent(rate),
        isLoss: step === "disqualified" || step === "churned",
      }))}
    />
  );
}
