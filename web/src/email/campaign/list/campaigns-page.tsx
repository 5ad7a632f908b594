import { Box, HStack, Input } from "@chakra-ui/react";
import { CAMPAIGN_STATUSES, type CampaignStatus } from "@dure/domain/email/campaign/campaign-status";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../records/field/use-debounced";
import { ErrorState } from "../../../ui/error-state";
import { CheckInput } from "../../../ui/form/check-input";
import { SelectInput } from "../../../ui/form/select-input";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { MoreButton } from "../../../ui/more-button";
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
  const filter = { archived, status, search: useDebounced(search.trim()) };
  const campaigns = useCampaigns(filter);
  const { data, error, refetch } = campaigns;
  const shown = data?.pages.flatMap((page) => page.data);
  const isFiltered = archived || status !== "all" || filter.search !== "";
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
            maxLength={100}
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
        {error && !shown && <ErrorState error={error} onRetry={refetch} />}
        {!error && !shown && <ListSkeleton />}
        {shown && <CampaignList campaigns={shown} isFiltered={isFiltered} />}
        <MoreButton list={campaigns} />
      </MarketingGuard>
    </Page>
  );
}
