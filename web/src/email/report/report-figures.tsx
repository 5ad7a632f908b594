import { SimpleGrid } from "@chakra-ui/react";
import type { CampaignReport, Rates } from "@dure/domain/email/report/campaign-report";
import { useTranslation } from "react-i18next";
import { RateCard } from "./rate-card";
import { ReportSection } from "./report-section";

type Rate = "delivered" | "bounced" | "opened" | "clicked" | "unsubscribed" | "complained";

const FIELDS: Record<Rate, keyof Rates> = {
  delivered: "delivered_of_sent",
  bounced: "bounced_of_sent",
  opened: "opened_of_delivered",
  clicked: "clicked_of_delivered",
  unsubscribed: "unsubscribed_of_delivered",
  complained: "complained_of_delivered",
};
const RATES = Object.keys(FIELDS) as Rate[];

/** The rates, each with its denominator; automatic checks are shown apart. */
export function ReportFigures({ report }: { report: CampaignReport }) {
  const { t } = useTranslation("email");
  const { counts, rates, average } = report;
  const parts: Record<Rate, number> = {
    delivered: counts.delivered,
    bounced: report.bouncedTotalCount,
    opened: counts.opened,
    clicked: counts.clicked,
    unsubscribed: counts.unsubscribed,
    complained: counts.complained,
  };
  const machines: Partial<Record<Rate, number>> = { opened: counts.machine_opened, clicked: counts.machine_clicked };
  return (
    <ReportSection title={t("report.figures")} description={t("report.machinesHint")}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
        {RATES.map((rate) => (
          <RateCard
            key={rate}
            label={t(`report.rate.${rate}.label`)}
            of={(numbers) => t(`report.rate.${rate}.of`, numbers)}
            part={parts[rate]}
            whole={FIELDS[rate].endsWith("_of_sent") ? counts.accepted : counts.delivered}
            rate={rates[FIELDS[rate]]}
            average={average?.[FIELDS[rate]] ?? null}
            machines={machines[rate] ?? 0}
          />
        ))}
      </SimpleGrid>
    </ReportSection>
  );
}
