import { Button, Heading } from "@chakra-ui/react";
import type { DashboardView } from "@dure/domain/reports/dashboard/dashboard";
import { Check, ChevronDown, LayoutDashboard, Plus, Star } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ActionMenu } from "../../ui/action-menu";
import { CreateDashboardDialog } from "./create-dashboard-dialog";
import { useDashboards } from "./dashboard-queries";

/** The dashboard's title, which opens the list of the others. */
export function DashboardSwitcher({ dashboard }: { dashboard: Pick<DashboardView, "id" | "title"> }) {
  const { t } = useTranslation("reports");
  const navigate = useNavigate();
  const { data: dashboards = [] } = useDashboards();
  const [creating, setCreating] = useState(false);
  const entries = dashboards.map(({ id, title, is_default }) => ({
    id,
    label: is_default ? `${title} (${t("dashboard.isDefault")})` : title,
    icon: id === dashboard.id ? Check : is_default ? Star : LayoutDashboard,
    onSelect: () => navigate(`/dashboard/${id}`),
  }));
  const create = { id: "create", label: t("dashboard.create"), icon: Plus, onSelect: () => setCreating(true) };
  return (
    <>
      <Heading as="h1" size="lg" fontWeight="semibold" letterSpacing="-0.01em" minW="0">
        <ActionMenu
          label={t("dashboard.choose")}
          actions={[...entries, create]}
          trigger={
            <Button variant="ghost" fontSize="inherit" fontWeight="inherit" px="2" ms="-2" maxW="full">
              {dashboard.title}
              <ChevronDown aria-hidden />
            </Button>
          }
        />
      </Heading>
      {creating && <CreateDashboardDialog onClose={() => setCreating(false)} />}
    </>
  );
}
