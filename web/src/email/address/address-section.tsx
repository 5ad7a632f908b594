import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { EmailAddressProps } from "../../lib/area-parts";
import { ErrorState } from "../../ui/error-state";
import { AddressForm } from "./address-form";
import { useAddress } from "./address-queries";
import { ProofList } from "./proof-list";

/** What may be sent to a record's address, and the history behind it (docs/product/email.md#address). */
export function AddressSection({ entityId, recordId, email }: EmailAddressProps) {
  return email === "" ? <NoAddress /> : <Address entityId={entityId} recordId={recordId} />;
}

function NoAddress() {
  const { t } = useTranslation("email");
  return <Text color="fg.muted">{t("address.none")}</Text>;
}

function Address(params: Omit<EmailAddressProps, "email">) {
  const { t } = useTranslation("email");
  const { data: address, error, refetch } = useAddress(params);
  if (!address) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton h="32" />;
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text overflowWrap="anywhere">{address.email}</Text>
        <Text color="fg.muted">{t("address.hint")}</Text>
        {address.suppressed && (
          <Text color="fg.error">
            {t("address.suppressed", { reason: t(`suppression.reason.${address.suppressed.reason}`) })}
          </Text>
        )}
      </Stack>
      <AddressForm key={`${address.marketing} ${address.night_consent}`} params={params} address={address} />
      <ProofList proofs={address.proofs} />
    </Stack>
  );
}
