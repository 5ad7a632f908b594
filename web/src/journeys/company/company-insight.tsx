import { Stack } from "@chakra-ui/react";
import { Building2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CompanyInsightProps } from "../../lib/area-parts";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { ResearchSection } from "../research/research-section";
import { CompanyProfile } from "./company-profile";
import { useCompanyDetails } from "./company-queries";

/** What the registry, the news and the AI research say of a company. */
export function CompanyInsight({ companyId, niceId }: CompanyInsightProps) {
  return (
    <Stack gap="6">
      {niceId ? <RegisteredCompany niceId={niceId} /> : <UnlinkedCompany />}
      <ResearchSection companyId={companyId} />
    </Stack>
  );
}

function UnlinkedCompany() {
  const { t } = useTranslation("journeys");
  return <EmptyState icon={Building2} title={t("company.noId.title")} description={t("company.noId.description")} />;
}

function RegisteredCompany({ niceId }: { niceId: string }) {
  const { t } = useTranslation("journeys");
  const { data, error, refetch } = useCompanyDetails(niceId);
  if (data) return <CompanyProfile details={data} />;
  if (isRefusal(error, "NOT_FOUND"))
    return (
      <EmptyState icon={Building2} title={t("company.unknown.title")} description={t("company.unknown.description")} />
    );
  if (error) return <ErrorState error={error} title={t("company.failed")} onRetry={refetch} />;
  return <ListSkeleton rows={4} />;
}
