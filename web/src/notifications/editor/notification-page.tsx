import { Button } from "@chakra-ui/react";
import { Bell } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { useDocumentTitle } from "../../ui/use-document-title";
import { useNotification } from "../setting/notification-queries";
import { NotificationEditor } from "./notification-editor";

/** The editor of a notification, or the reason why there is none. */
export function NotificationPage() {
  const { t } = useTranslation("notifications");
  const { id = "" } = useParams();
  const { data, error, isError, refetch } = useNotification(id);
  useDocumentTitle(data?.title || t("title"));
  if (isRefusal(error, "NOT_FOUND", "BAD_REQUEST"))
    return (
      <EmptyState
        icon={Bell}
        title={t("gone")}
        action={
          <Button asChild mt="2" variant="outline">
            <Link to="/settings/notifications">{t("back")}</Link>
          </Button>
        }
      />
    );
  if (data) return <NotificationEditor key={id} setting={data} />;
  return isError ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />;
}
