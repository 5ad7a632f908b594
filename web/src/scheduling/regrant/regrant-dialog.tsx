import { Button, Stack, Text } from "@chakra-ui/react";
import type { ConnectionView } from "@dure/domain/teams/connection";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { Modal } from "../../ui/modal";
import { useConnect } from "../calendar/use-connect";
import { useServiceName } from "../calendar/use-service-name";

type RegrantDialogProps = { connection: ConnectionView; onGranted: () => void; onClose: () => void };

/** A click opens the provider's window: browsers block one that no click has opened. */
export function RegrantDialog({ connection, onGranted, onClose }: RegrantDialogProps) {
  const { provider, service, email } = connection;
  const { t } = useTranslation("scheduling");
  const nameOf = useServiceName();
  const { connect, isConnecting, failure } = useConnect({ provider, service, email }, onGranted);
  return (
    <Modal
      open
      size="sm"
      title={t("regrant.title")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("regrant.later")}
          </Button>
          <Button loading={isConnecting} loadingText={t("connect.waiting")} onClick={connect}>
            {t("connect.again")}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{t("regrant.description", { service: nameOf(provider, service), email })}</Text>
        <FormError error={failure} />
      </Stack>
    </Modal>
  );
}
