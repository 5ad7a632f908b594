import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { isMissing, useCredentials } from "../../teams/credential/credential-queries";
import { CredentialsForm } from "../../teams/credential/credentials-form";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { ConnectButton } from "./connect-button";

/** Naver Works needs the team's own Client ID and Client Secret first, which an admin gives once. */
export function ConnectNaverWorks() {
  const { t } = useTranslation("scheduling");
  const isAdmin = useIsAdmin();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isPending } = useCredentials();
  if (isPending) return null;
  if (data) return <ConnectButton provider="naver-works" variant="outline" />;
  if (!isMissing(error)) return <FormError error={error} />;
  if (!isAdmin)
    return (
      <Text color="fg.muted" alignSelf="center">
        {t("connect.naverWorksByAdmin")}
      </Text>
    );
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t("connect.new", { provider: t("provider.naver-works") })}
      </Button>
      <Modal open={isOpen} title={t("connect.naverWorksTitle")} onClose={() => setIsOpen(false)}>
        <CredentialsForm known={undefined} onSaved={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}
