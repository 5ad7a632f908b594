import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";
import { LockedRouters } from "./locked-routers";
import { useRouters } from "./router-queries";
import { RouterTabs } from "./router-tabs";

/** The user's and the team's routers, or why the team has none (docs/product/routing.md#who-has-routers). */
export function RoutersPage() {
  const { t } = useTranslation("routing");
  const routers = useRouters();
  if (isRefusal(routers.error, "PLAN_REQUIRED", "FORBIDDEN"))
    return (
      <Page>
        <PageHeader title={t("routers.title")} />
        <LockedRouters />
      </Page>
    );
  return (
    <Page>
      <RouterTabs routers={routers} />
    </Page>
  );
}
