import { Badge, Tabs } from "@chakra-ui/react";
import type { CampaignReport } from "@dure/domain/email/report/campaign-report";
import { REPORT_STATUSES, type ReportStatus } from "@dure/domain/email/report/report-status";
import { useTranslation } from "react-i18next";
import { useTab } from "../../lib/use-tab";
import { useFormat } from "../../ui/use-format";
import { RecipientList } from "./recipient-list";
import { ReportSection } from "./report-section";

/** The recipients by what happened, each list with its number. */
export function RecipientLists({ id, report }: { id: string; report: CampaignReport }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const [status, choose] = useTab<ReportStatus>("list", ["delivered", ...REPORT_STATUSES.slice(1)]);
  return (
    <ReportSection title={t("report.recipients")}>
      <Tabs.Root value={status} onValueChange={({ value }) => choose(value)} lazyMount unmountOnExit variant="line">
        <Tabs.List overflowX="auto" overflowY="hidden" maxW="full">
          {REPORT_STATUSES.map((one) => (
            <Tabs.Trigger key={one} value={one} flexShrink="0">
              {t(`report.list.${one}`)}
              <Badge>{format.number(report[`${one}TotalCount`])}</Badge>
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {REPORT_STATUSES.map((one) => (
          <Tabs.Content key={one} value={one}>
            <RecipientList id={id} status={one} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </ReportSection>
  );
}
