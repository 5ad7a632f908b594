import { Link, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { runtime } from "../../lib/firebase/runtime";
import { Page } from "../../ui/page";
import { PageHeader } from "../../ui/page-header";

export function Help() {
  const { t } = useTranslation("app");
  const { supportEmail } = runtime().config;
  return (
    <Page>
      <PageHeader title={t("menu.help")} description={t("help.description")} />
      {supportEmail && (
        <Text>
          {t("help.email")}{" "}
          <Link href={`mailto:${supportEmail}`} textDecoration="underline">
            {supportEmail}
          </Link>
        </Text>
      )}
    </Page>
  );
}
