import { Button, Stack, Text } from "@chakra-ui/react";
import type { SamlView } from "@dure/domain/identity/saml/saml";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { useIsAdmin } from "../user/user-queries";
import { CopyField } from "./copy-field";
import { RequireSso } from "./require-sso";
import { SamlCard } from "./saml-card";
import { SamlDialog } from "./saml-dialog";
import { useSaml } from "./sso-queries";

/** Settings → SSO: for admins, who connect their company's identity provider. */
export function SsoSettings() {
  const { t } = useTranslation("identity");
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageHeader title={t("sso.title")} />
      {isAdmin ? <Providers /> : <Text color="fg.muted">{t("sso.adminOnly")}</Text>}
    </>
  );
}

function Providers() {
  const { t } = useTranslation("identity");
  const saml = useSaml();
  const [edited, setEdited] = useState<SamlView | "new">();
  if (saml.isPending) return <ListSkeleton rows={3} />;
  if (saml.isError) return <ErrorState error={saml.error} onRetry={saml.refetch} />;
  const { data, service_provider } = saml.data;
  const add = (
    <Button variant={data.length > 0 ? "outline" : "solid"} onClick={() => setEdited("new")}>
      <Plus aria-hidden />
      {t("sso.add")}
    </Button>
  );
  return (
    <>
      <SettingsSection title={t("sso.ours")} description={t("sso.oursHint")}>
        <Stack gap="4">
          <CopyField label={t("sso.ourEntityId")} value={service_provider.entity_id} />
          <CopyField label={t("sso.acsUrl")} value={service_provider.acs_url} />
        </Stack>
      </SettingsSection>
      <SettingsSection title={t("sso.providers")} description={t("sso.providersHint")}>
        {data.length === 0 ? (
          <EmptyState icon={KeyRound} title={t("sso.none")} description={t("sso.noneHint")} action={add} />
        ) : (
          <Stack gap="4" align="flex-start">
            {data.map((one) => (
              <SamlCard key={one.id} saml={one} onEdit={() => setEdited(one)} />
            ))}
            {add}
          </Stack>
        )}
      </SettingsSection>
      <SettingsSection title={t("sso.require")} description={t("sso.requireHint")}>
        <RequireSso />
      </SettingsSection>
      {edited && <SamlDialog saml={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
