import type { Cycle } from "@dure/domain/teams/billing";
import type { Price } from "@dure/domain/teams/billing-api";
import { useTranslation } from "react-i18next";
import { HintedRadios } from "../../ui/form/hinted-radios";
import { useFormat } from "../../ui/use-format";

/** Koreans count prices in units of 10,000: 3만원. */
const TEN_THOUSAND = 10_000;

/** Monthly or annual billing, with the price of a seat and month. */
export function PriceRadios(props: { prices: readonly Price[]; value: Cycle; onChange: (value: Cycle) => void }) {
  const { prices, value, onChange } = props;
  const { t } = useTranslation("teams");
  const format = useFormat();
  const choices = prices.map(({ cycle, unit_amount }) => {
    const perMonth = cycle === "YEARLY" ? unit_amount / 12 : unit_amount;
    const words = { count: Math.round((perMonth / TEN_THOUSAND) * 100) / 100, amount: format.money(perMonth, "KRW") };
    return { value: cycle, label: t(`plans.choice.${cycle}`), hint: t("plans.perSeat", words) };
  });
  return (
    <HintedRadios
      label={t("plans.billing")}
      value={value}
      choices={choices}
      onChange={onChange}
      onBlur={() => undefined}
    />
  );
}
