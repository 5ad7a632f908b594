import { Code, HStack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { IpPassRequest } from "../../teams/ip-list/ip-pass-request";
import { ErrorPage } from "./error-page";

export function IpForbidden() {
  const { t } = useTranslation("app");
  const [search] = useSearchParams();
  const ip = search.get("ip");
  return (
    <ErrorPage
      mark="403"
      title={t("error.ipTitle")}
      description={t("error.ipHint")}
      more={
        <>
          {ip && (
            <HStack>
              <Text color="fg.muted">{t("error.ipCurrent")}</Text>
              <Code>{ip}</Code>
            </HStack>
          )}
          <IpPassRequest />
        </>
      }
      action={{ label: t("error.backToLogin"), to: "/login" }}
    />
  );
}
