import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import { Copy, Star, TextCursorInput, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { ActionMenu } from "../../ui/action-menu";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useDashboards, useDuplicateDashboard, useSetDefaultDashboard } from "./dashboard-queries";
import { DeleteDashboardDialog } from "./delete-dashboard-dialog";
import { RenameDashboardDialog } from "./rename-dashboard-dialog";
import { useDigestAction } from "./use-digest-action";

/** What can be done with a dashboard. */
export function DashboardMenu({ dashboard }: { dashboard: DashboardView }) {
  const { t } = useTranslation("reports");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const errorText = useErrorText();
  const { data: dashboards = [] } = useDashboards();
  const duplicate = useDuplicateDashboard();
  const makeDefault = useSetDefaultDashboard();
  const digest = useDigestAction(dashboard.id);
  const [asked, setAsked] = useState<"rename" | "delete">();
  const params = { id: dashboard.id };
  const onError = (error: unknown) => notify.error({ title: errorText(error) });
  const isDefault = dashboards.find(({ id }) => id === dashboard.id)?.is_default ?? false;
  const copy = () =>
    duplicate.mutate(
      { params },
      {
        onSuccess: ({ id }) => {
          notify.success({ title: t("dashboard.duplicated") });
          navigateAfterSubmit(`/dashboard/${id}`);
        },
        onError,
      },
    );
  const setDefault = () =>
    makeDefault.mutate({ params }, { onSuccess: () => notify.success({ title: t("dashboard.madeDefault") }), onError });
  return (
    <>
      <ActionMenu
        label={t("dashboard.actions")}
        actions={[
          { id: "rename", label: t("dashboard.rename"), icon: TextCursorInput, onSelect: () => setAsked("rename") },
          { id: "duplicate", label: t("dashboard.duplicate"), icon: Copy, onSelect: copy },
          { id: "default", label: t("dashboard.makeDefault"), icon: Star, disabled: isDefault, onSelect: setDefault },
          digest,
          {
            id: "delete",
            label: t("dashboard.delete"),
            icon: Trash2,
            danger: true,
            onSelect: () => setAsked("delete"),
          },
        ]}
      />
      {asked === "rename" && <RenameDashboardDialog dashboard={dashboard} onClose={() => setAsked(undefined)} />}
      <DeleteDashboardDialog
        dashboard={asked === "delete" ? dashboard : undefined}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
