import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { PageHeader } from "../../ui/page-header";
import { TeamFacts } from "./team-facts";
import { TeamForm } from "./team-form";

export function TeamSettings() {
  const { t } = useTranslation("teams");
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader title={t("team.title")} description={!isAdmin && t("team.adminOnly")} />
      <TeamForm readOnly={!isAdmin} />
      <TeamFacts />
    </>
  );
}
