import type { Results } from "@dure/domain/routing/submission/results";
import { rateOf } from "@dure/domain/routing/submission/summarize";
import { useTranslation } from "react-i18next";
import { BarList } from "./bar-list";
import { FIGURE_ORDER } from "./figure-order";
import { percent } from "./percent";

/** From visitors to held meetings; each rate is relative to the previous step. */
export function Funnel({ results }: { results: Results }) {
  const { t } = useTranslation("routing");
  return (
    <BarList
      title={t("submissions.funnel.title")}
      description={t("submissions.funnel.description")}
      bars={FIGURE_ORDER.map((figure, place) => {
        const before = FIGURE_ORDER[place - 1];
        return {
          key: figure,
          label: t(`submissions.figure.${figure}.name`),
          count: results[figure],
          note: before ? percent(rateOf(results[figure], results[before])) : "",
        };
      })}
    />
  );
}
