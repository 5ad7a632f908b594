import { useTranslation } from "react-i18next";
import { EntryPage } from "../../identity/entry/entry-page";
import { TeamNeedsForm } from "./team-needs-form";

export function TeamNeedsPage() {
  const { t } = useTranslation("teams");
  return (
    <EntryPage title={t("needs.title")} description={t("needs.description")} progress={{ at: 3, all: 3 }} wide>
      <TeamNeedsForm />
    </EntryPage>
  );
}
