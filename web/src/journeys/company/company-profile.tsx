import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import type { CompanyDetails } from "@dure/domain/journeys/company/company-details";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { ArticleList } from "./article-list";
import { CompanyFacts } from "./company-facts";
import { useRefreshCompany } from "./company-queries";
import { HistoryFigure } from "./history-figure";
import { InsightSection } from "./insight-section";
import { SourceList } from "./source-list";

const HISTORIES = [
  { name: "employees", of: "emp_history" },
  { name: "revenue", of: "revenue_history" },
  { name: "profit", of: "net_profit_history" },
  { name: "sales", of: "sales_history" },
] as const;

/** A company of the registry: its facts, its figures as charts, articles, and where all that comes from. */
export function CompanyProfile({ details }: { details: CompanyDetails }) {
  const { t } = useTranslation("journeys");
  const histories = HISTORIES.filter(({ of }) => details[of].length > 0);
  return (
    <Stack gap="6">
      <InsightSection title={t("company.facts")} action={<RefreshButton niceId={details.nice_id} />}>
        <CompanyFacts details={details} />
      </InsightSection>
      {histories.length === 0 && <Text color="fg.muted">{t("company.history.none")}</Text>}
      <Flex wrap="wrap" gap="6">
        {histories.map(({ name, of }) => (
          <HistoryFigure key={name} name={name} entries={details[of]} />
        ))}
      </Flex>
      <ArticleList niceId={details.nice_id} />
      <SourceList sources={details.sources} />
    </Stack>
  );
}

function RefreshButton({ niceId }: { niceId: string }) {
  const { t } = useTranslation("journeys");
  const errorText = useErrorText();
  const refresh = useRefreshCompany(niceId);
  const onClick = () =>
    refresh.mutate(undefined, {
      onSuccess: () => notify.success({ title: t("company.refreshed") }),
      onError: (error) => notify.error({ title: t("company.refreshFailed"), description: errorText(error) }),
    });
  return (
    <Button size="xs" variant="outline" loading={refresh.isPending} onClick={onClick}>
      <RefreshCw aria-hidden />
      {t("company.refresh")}
    </Button>
  );
}
