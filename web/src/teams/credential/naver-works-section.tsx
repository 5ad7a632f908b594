import { Skeleton } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { SettingsSection } from "../../ui/settings-section";
import { isMissing, useCredentials } from "./credential-queries";
import { CredentialsForm } from "./credentials-form";

/** For admins: the credentials with which members connect their Naver Works calendars. */
export function NaverWorksSection() {
  const { t } = useTranslation("teams");
  const { data, error, isPending } = useCredentials();
  return (
    <SettingsSection title={t("credentials.title")} description={t("credentials.description")}>
      {isPending && <Skeleton h="40" />}
      {error && !isMissing(error) && <FormError error={error} />}
      {(data || isMissing(error)) && <CredentialsForm known={data} />}
    </SettingsSection>
  );
}
