import { Button } from "@chakra-ui/react";
import { Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { isRefusal } from "../../../lib/call-error";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { FormSkeleton } from "../../../ui/form-skeleton";
import { Page } from "../../../ui/page";
import { useDocumentTitle } from "../../../ui/use-document-title";
import { useAutomation } from "../automation-queries";
import { LockedAutomations } from "../locked-automations";
import { AutomationEditor } from "./automation-editor";

/** The editor of an automation, or the reason why there is none. */
export function EditAutomation() {
  const { t } = useTranslation("email");
  const { id = "" } = useParams();
  const { data, error, isError, refetch } = useAutomation(id);
  useDocumentTitle(data?.name ?? t("automations.title"));
  if (isRefusal(error, "NOT_FOUND", "BAD_REQUEST"))
    return (
      <Page>
        <EmptyState
          icon={Zap}
          title={t("automationEditor.gone")}
          action={
            <Button asChild mt="2" variant="outline">
              <Link to="/email-automations">{t("automationEditor.back")}</Link>
            </Button>
          }
        />
      </Page>
    );
  if (isRefusal(error, "PLAN_REQUIRED", "FORBIDDEN"))
    return (
      <Page>
        <LockedAutomations error={error} />
      </Page>
    );
  if (data) return <AutomationEditor key={id} automation={data} />;
  return <Page>{isError ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />}</Page>;
}
