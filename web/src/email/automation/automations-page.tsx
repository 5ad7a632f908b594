import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { AutomationList } from "./automation-list";
import { useAutomations, useCreateAutomation } from "./automation-queries";
import { LockedAutomations } from "./locked-automations";

/** The team's e-mail automations, or why the team has none (docs/product/email.md#automations). */
export function AutomationsPage() {
  const { t } = useTranslation("email");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const errorText = useErrorText();
  const { data, error, isError, refetch } = useAutomations();
  const create = useCreateAutomation();
  if (isRefusal(error, "PLAN_REQUIRED", "FORBIDDEN"))
    return (
      <Page>
        <PageHeader title={t("automations.title")} />
        <LockedAutomations error={error} />
      </Page>
    );
  const add = () =>
    create.mutate(
      { body: {} },
      {
        onSuccess: ({ id }) => navigateAfterSubmit(`/email-automations/${id}`),
        onError: (refusal) => notify.error({ title: errorText(refusal) }),
      },
    );
  const button = (
    <Button loading={create.isPending} onClick={add}>
      <Plus aria-hidden />
      {t("automations.create")}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t("automations.title")} description={t("automations.description")} actions={button} />
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!data && !isError && <ListSkeleton rows={4} />}
      {data && <AutomationList automations={data} onCreate={add} />}
    </Page>
  );
}
