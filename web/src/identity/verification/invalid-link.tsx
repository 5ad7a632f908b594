import { Button } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EntryPage } from "../entry/entry-page";

export function InvalidLink({ description }: { description: string }) {
  const { t } = useTranslation("identity");
  return (
    <EntryPage title={t("action.invalid")} description={description}>
      <Button asChild size="md">
        <Link to="/login">{t("forgot.backToLogin")}</Link>
      </Button>
    </EntryPage>
  );
}
