import { Button, Link as TextLink } from "@chakra-ui/react";
import { ChevronLeft, Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { PageHeader } from "../../ui/page-header";
import { DeliverySection } from "./delivery-section";
import { SecretSection } from "./secret-section";
import { WebhookBanner } from "./webhook-banner";
import { WebhookDialog } from "./webhook-dialog";
import { useWebhooks } from "./webhook-queries";
import { WebhookState } from "./webhook-state";

/** A webhook: its state, its secret, and its deliveries. */
export function WebhookPage() {
  const { t } = useTranslation("teams");
  const { id } = useParams();
  const webhooks = useWebhooks();
  const [isEditing, setEditing] = useState(false);
  if (webhooks.isPending) return <FormSkeleton />;
  if (webhooks.isError) return <ErrorState error={webhooks.error} onRetry={webhooks.refetch} />;
  const webhook = webhooks.data.find((one) => one.id === id);
  const back = (
    <TextLink asChild color="fg.muted" mb="2">
      <Link to="/settings/webhooks">
        <ChevronLeft size={15} aria-hidden />
        {t("webhook.back")}
      </Link>
    </TextLink>
  );
  if (!webhook) return <EmptyState title={t("webhook.missing")} action={back} />;
  return (
    <>
      {back}
      <PageHeader
        title={webhook.target_url}
        description={webhook.trigger_types.map((type) => t(`webhook.trigger.${type}`)).join(", ")}
        actions={
          <>
            <WebhookState webhook={webhook} />
            <Button variant="outline" onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
              {t("webhook.edit")}
            </Button>
          </>
        }
      />
      <WebhookBanner webhook={webhook} />
      <SecretSection id={webhook.id} />
      <DeliverySection webhook={webhook} />
      {isEditing && <WebhookDialog webhook={webhook} onClose={() => setEditing(false)} />}
    </>
  );
}
