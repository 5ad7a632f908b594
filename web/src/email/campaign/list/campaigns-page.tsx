import { Box, Button, HStack, Input } from "@chakra-ui/react";
import { CAMPAIGN_STATUSES, type CampaignStatus } from "@dure/domain/email/campaign/campaign-status";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { CheckInput } from "../../../ui/form/check-input";
import { SelectInput } from "../../../ui/form/select-input";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Page } from "../../../ui/page";
import { PageHeader } from "../../../ui/page-header";
import { MarketingGuard } from "../../marketing-guard";
import { useCampaigns } from "../campaign-queries";
import { CampaignList } from "./campaign-list";
import { CreateCampaignButton } from "./create-campaign-button";

type Shown = CampaignStatus | "all";

/** The team's e-mail campaigns (docs/product/email.md#campaign). */
export function CampaignsPage() {
  const { t } = useTranslation("email");
  const [archived, setArchived] = useState(false);
  const [status, setStatus] = useState<Shown>("all");
  const [search, setSearch] = useState("");
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCampaigns(archived);
  const all = data?.pages.flatMap((page) => page.data);
  const wanted = search.trim().toLowerCase();
  const shown = all?.filter(
    (one) => (status === "all" || one.status === status) && one.name.toLowerCase().includes(wanted),
  );
  return (
    <Page>
      <MarketingGuard title={t("campaigns.title")} error={error}>
        <PageHeader
          title={t("campaigns.title")}
          description={t("campaigns.description")}
          actions={<CreateCampaignButton />}
        />
        <HStack gap="3" mb="4" align="end" wrap="wrap">
          <Input
            type="search"
            maxW="64"
            aria-label={t("campaigns.search")}
            placeholder={t("campaigns.search")}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <Box w="44">
            <SelectInput<Shown>
              label={t("campaigns.column.status")}
              value={status}
              options={(["all", ...CAMPAIGN_STATUSES] as const).map((value) => ({
                value,
                label: t(`campaigns.status.${value}`),
              }))}
              onChange={setStatus}
            />
          </Box>
          <Box pb="2">
            <CheckInput label={t("campaigns.archived")} checked={archived} onChange={setArchived} />
          </Box>
        </HStack>
        {error && !all && <ErrorState error={error} onRetry={refetch} />}
        {!error && !all && <ListSkeleton />}
        {shown && <CampaignList campaigns={shown} isFiltered={shown.length !== all?.length || archived} />}
        {hasNextPage && (
          <Button variant="outline" mt="4" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t("audience.more")}
          </Button>
        )}
      </MarketingGuard>
    </Page>
  );
}
