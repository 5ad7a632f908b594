import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { MarketingGuard } from "../marketing-guard";
import { useMayChange } from "../use-may-change";
import { useCampaign } from "./campaign-queries";
import { DeleteCampaignDialog } from "./delete-campaign-dialog";
import { CampaignEditor } from "./editor/campaign-editor";
import { CampaignOverview } from "./send/campaign-overview";

/** A campaign: a draft opens in the editor for whoever may change it; otherwise its status is shown. */
export function CampaignPage() {
  const { t } = useTranslation("email");
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const { data: campaign, error, refetch } = useCampaign(id);
  const [isDeleting, setDeleting] = useState(false);
  const mayChange = useMayChange({ created_by: campaign?.created_by ?? "" });
  const isEdited = campaign?.status === "draft" && mayChange;
  const isGone = isRefusal(error, "NOT_FOUND");
  return (
    <Page>
      <MarketingGuard title={t("campaigns.title")} error={error}>
        {isGone && <EmptyState title={t("campaigns.gone")} />}
        {error && !isGone && !campaign && <ErrorState error={error} onRetry={refetch} />}
        {!error && !campaign && <FormSkeleton />}
        {!isGone && campaign && isEdited && (
          <CampaignEditor key={id} campaign={campaign} onDelete={() => setDeleting(true)} />
        )}
        {!isGone && campaign && !isEdited && (
          <CampaignOverview campaign={campaign} onDelete={() => setDeleting(true)} />
        )}
        <DeleteCampaignDialog
          campaign={isDeleting ? campaign : undefined}
          onDeleted={() => navigate("/email/campaigns")}
          onClose={() => setDeleting(false)}
        />
      </MarketingGuard>
    </Page>
  );
}
