import { Button } from "@chakra-ui/react";
import { Split } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { isRefusal } from "../../lib/call-error";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Page } from "../../ui/page";
import { useDocumentTitle } from "../../ui/use-document-title";
import { LockedRouters } from "../router/locked-routers";
import { useRouter, useRouterDraft } from "../router/router-queries";
import { RouterEditor } from "./router-editor";

/**
 * The router's editor, or the reason why there is none: the router is deleted, belongs to somebody else, or the plan
 * has ended.
 */
export function EditRouter() {
  const { t } = useTranslation("routing");
  const { id = "" } = useParams();
  const { data, error, isError, refetch } = useRouter(id);
  const saved = useRouterDraft(id);
  useDocumentTitle(data?.title ?? t("routers.title"));
  if (isRefusal(error, "NOT_FOUND", "BAD_REQUEST"))
    return (
      <Page>
        <EmptyState
          icon={Split}
          title={t("editor.gone.title")}
          action={
            <Button asChild mt="2" variant="outline">
              <Link to="/routers">{t("editor.gone.back")}</Link>
            </Button>
          }
        />
      </Page>
    );
  if (isRefusal(error, "PLAN_REQUIRED", "FORBIDDEN"))
    return (
      <Page>
        <LockedRouters />
      </Page>
    );
  if (data && saved.data !== undefined) return <RouterEditor key={id} router={data} saved={saved.data} />;
  if (saved.isError && !isError)
    return (
      <Page>
        <ErrorState error={saved.error} onRetry={saved.refetch} />
      </Page>
    );
  return <Page>{isError ? <ErrorState error={error} onRetry={refetch} /> : <FormSkeleton />}</Page>;
}
