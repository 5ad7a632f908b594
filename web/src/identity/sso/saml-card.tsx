import { Badge, Box, Button, Flex, Heading, HStack, Stack, Switch, Text } from "@chakra-ui/react";
import type { SamlView } from "@dure/domain/identity/saml/saml";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { FormError } from "../../ui/form-error";
import { Reauthentication } from "../second-factor/reauthentication";
import { useReauthentication } from "../second-factor/use-reauthentication";
import { useAuthErrorText } from "../session/use-auth-error-text";
import { CertificateLine } from "./certificate-line";
import { CopyField } from "./copy-field";
import { SamlTestSection } from "./saml-test-section";
import { useDeleteSaml, useSaveSaml } from "./sso-queries";

/** One identity provider: its state, its test, and what an admin may do with it. */
export function SamlCard({ saml, onEdit }: { saml: SamlView; onEdit: () => void }) {
  const { t } = useTranslation(["identity", "ui"]);
  const authErrorText = useAuthErrorText();
  const { reauthenticate, ...dialogs } = useReauthentication();
  const save = useSaveSaml(reauthenticate);
  const remove = useDeleteSaml(reauthenticate);
  const [isAsking, setAsking] = useState(false);
  const { id, activated, name, entity_id, sso_url, cert } = saml;
  const activate = (next: boolean) => save.mutate({ id, body: { activated: next, name, entity_id, sso_url, cert } });
  return (
    <Box as="article" aria-label={name} w="full" borderWidth="1px" rounded="l3" p="4">
      <Stack gap="4">
        <Flex align="center" gap="3" wrap="wrap">
          <HStack flex="1" minW="10rem">
            <Heading as="h3" size="sm">
              {name}
            </Heading>
            <Badge colorPalette={activated ? "green" : "gray"}>{t(activated ? "sso.active" : "sso.inactive")}</Badge>
          </HStack>
          <Button size="xs" variant="outline" onClick={onEdit}>
            {t("sso.edit")}
          </Button>
          <Button size="xs" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
            {t("sso.delete")}
          </Button>
        </Flex>
        <Box>
          {saml.certificates.map((certificate) => (
            <CertificateLine key={certificate.fingerprint} certificate={certificate} />
          ))}
        </Box>
        <CopyField label={t("sso.startUrl")} hint={t("sso.startUrlHint")} value={saml.start_url} />
        <SamlTestSection saml={saml} />
        <Switch.Root
          checked={activated}
          disabled={save.isPending || (!activated && !saml.is_tested)}
          onCheckedChange={({ checked }) => activate(checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>{t("sso.activate")}</Switch.Label>
        </Switch.Root>
        {!activated && !saml.is_tested && <Text color="fg.muted">{t("sso.testFirst")}</Text>}
        <FormError error={authErrorText(save.error ?? remove.error)} />
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t("sso.deleteTitle", { name })}
        description={t("sso.deleteHint")}
        confirm={t("sso.delete")}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
      <Reauthentication {...dialogs} />
    </Box>
  );
}
