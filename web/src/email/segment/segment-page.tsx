import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { useListedFields } from "../../records/filter/listed-fields";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { MarketingGuard } from "../marketing-guard";
import { SegmentEditor } from "./segment-editor";
import { useSegment } from "./segment-queries";

/** A segment: how it is filled, and the recipients of a mail to it. */
export function SegmentPage() {
  const { t } = useTranslation("email");
  const { id = "" } = useParams();
  const segment = useSegment(id);
  const fields = useListedFields("lead-deal-combined", "");
  const error = segment.error ?? fields.error;
  return (
    <Page>
      <MarketingGuard title={t("segments.title")} error={error}>
        {isRefusal(error, "NOT_FOUND") && <EmptyState title={t("segments.gone")} />}
        {error && !isRefusal(error, "NOT_FOUND") && (
          <ErrorState error={error} onRetry={() => Promise.all([segment.refetch(), fields.refetch()])} />
        )}
        {!error && !(segment.data && fields.data) && <FormSkeleton />}
        {!error && segment.data && fields.data && (
          <SegmentEditor key={id} segment={segment.data} fields={fields.data} />
        )}
      </MarketingGuard>
    </Page>
  );
}
