import { Alert, Badge, Button, HStack, Stack, Text } from "@chakra-ui/react";
import type { SendingDomain } from "@dure/domain/email/sending-domain/sending-domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "../../identity/user/user-queries";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { useFormat } from "../../ui/use-format";
import { RemoveDomainDialog } from "./remove-domain-dialog";
import { useCheckDomain } from "./sending-domain-queries";

const COLORS = { pending: "orange", success: "green", failed: "red" } as const;

/** A domain's name and state, and what can be done about it. */
export function DomainSummary({ domain }: { domain: SendingDomain }) {
  const { t } = useTranslation("email");
  const isAdmin = useIsAdmin();
  const format = useFormat();
  const { verification_status: status, verification_error: error, checked_at } = domain;
  return (
    <Stack gap="3">
      <HStack wrap="wrap">
        <Text textStyle="lg" fontWeight="semibold" wordBreak="break-all">
          {domain.domain}
        </Text>
        <Badge colorPalette={COLORS[status]}>{t(`domain.status.${status}`)}</Badge>
      </HStack>
      {error !== "refused" && <Text color="fg.muted">{t(`domain.statusHint.${status}`)}</Text>}
      {error && (
        <Alert.Root status={status === "success" ? "warning" : "error"} size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {status === "success" ? t("domain.doubt") : t(`domain.error.${error}`)}
          </Alert.Title>
        </Alert.Root>
      )}
      <Text color="fg.muted" textStyle="xs">
        {checked_at ? t("domain.checkedAt", { time: format.dateTime(checked_at) }) : t("domain.neverChecked")}
      </Text>
      {isAdmin && <Actions domain={domain} />}
    </Stack>
  );
}

function Actions({ domain }: { domain: SendingDomain }) {
  const { t } = useTranslation("email");
  const [isRemoving, setRemoving] = useState(false);
  const check = useCheckDomain();
  const checkNow = () =>
    check.mutate(
      {},
      {
        onSuccess: ({ verification_status: status }) =>
          notify[status === "success" ? "success" : "info"]({ title: t(`domain.checked.${status}`) }),
      },
    );
  return (
    <Stack gap="3">
      <HStack wrap="wrap">
        {domain.verification_error !== "refused" && (
          <Button loading={check.isPending} onClick={checkNow}>
            {t("domain.check")}
          </Button>
        )}
        <Button variant="outline" onClick={() => setRemoving(true)}>
          {t("domain.remove.open")}
        </Button>
      </HStack>
      <FormError error={check.error} />
      <RemoveDomainDialog domain={domain.domain} open={isRemoving} onClose={() => setRemoving(false)} />
    </Stack>
  );
}
