import { Alert, List, Stack, Text } from "@chakra-ui/react";
import { utcText } from "@dure/domain/teams/audit/audit-columns";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Modal } from "../../ui/modal";
import { useCheckSeals } from "./audit-queries";

/** Checks all seals of the log and says whether an entry was altered, and in which hour. */
export function SealDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("teams");
  const checking = useCheckSeals();
  const { mutate } = checking;
  useEffect(() => mutate(), [mutate]);
  const seals = checking.data ?? [];
  const altered = seals.filter(({ state }) => state === "altered");
  const count = seals.reduce((sum, seal) => sum + seal.count, 0);
  return (
    <Modal open title={t("auditLog.seal.title")} onClose={onClose}>
      {checking.isError && <ErrorState error={checking.error} onRetry={mutate} />}
      {!checking.data && !checking.isError && <FormSkeleton />}
      {checking.data && (
        <Stack gap="4">
          <Alert.Root status={altered.length > 0 ? "error" : "success"}>
            <Alert.Indicator />
            <Alert.Title fontWeight="normal">
              {altered.length > 0
                ? t("auditLog.seal.altered", { count: altered.length })
                : t(seals.length > 0 ? "auditLog.seal.intact" : "auditLog.seal.none", { count })}
            </Alert.Title>
          </Alert.Root>
          {altered.length > 0 && (
            <List.Root ps="5">
              {altered.map(({ number, from, until }) => (
                <List.Item key={number}>
                  {utcText(from)} – {utcText(until)} UTC
                </List.Item>
              ))}
            </List.Root>
          )}
          <Text color="fg.muted">{t("auditLog.seal.hint")}</Text>
        </Stack>
      )}
    </Modal>
  );
}
