import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page-header";
import { WebhookDialog } from "./webhook-dialog";
import { WebhookList } from "./webhook-list";

/** The team's webhooks, for admins. The server refuses others, and the list says so. */
export function WebhooksPage() {
  const { t } = useTranslation("teams");
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title={t("webhook.title")}
        description={t("webhook.description")}
        actions={
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {t("webhook.create")}
          </Button>
        }
      />
      <WebhookList />
      {isCreating && <WebhookDialog webhook={undefined} onClose={() => setCreating(false)} />}
    </>
  );
}
