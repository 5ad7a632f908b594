import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { PageHeader } from "../../ui/page-header";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { NotificationList } from "./notification-list";
import { useCreateNotification } from "./notification-queries";

/** Settings → Notifications: the team's automatic notifications about records (docs/product/notifications.md). */
export function NotificationsPage() {
  const { t } = useTranslation("notifications");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const errorText = useErrorText();
  const create = useCreateNotification();
  const add = () =>
    create.mutate(
      { body: { title: t("newTitle") } },
      {
        onSuccess: ({ id }) => navigateAfterSubmit(`/settings/notifications/${id}`),
        onError: (refusal) => notify.error({ title: errorText(refusal) }),
      },
    );
  return (
    <>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <Button loading={create.isPending} onClick={add}>
            <Plus aria-hidden />
            {t("create")}
          </Button>
        }
      />
      <NotificationList />
    </>
  );
}
