import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { MarketingGuard } from "../marketing-guard";
import { CreateSegmentDialog } from "./create-segment-dialog";
import { SegmentList } from "./segment-list";
import { useSegments } from "./segment-queries";

/** The team's recipient groups (docs/product/email.md#segments). */
export function SegmentsPage() {
  const { t } = useTranslation("email");
  const { data: segments, error, refetch } = useSegments();
  const [creating, setCreating] = useState(false);
  return (
    <Page>
      <MarketingGuard title={t("segments.title")} error={error}>
        <PageHeader
          title={t("segments.title")}
          description={t("segments.description")}
          actions={
            <Button onClick={() => setCreating(true)}>
              <Plus aria-hidden />
              {t("segments.create")}
            </Button>
          }
        />
        {error && !segments && <ErrorState error={error} onRetry={refetch} />}
        {!error && !segments && <ListSkeleton />}
        {segments && <SegmentList segments={segments} />}
        {creating && <CreateSegmentDialog onClose={() => setCreating(false)} />}
      </MarketingGuard>
    </Page>
  );
}
