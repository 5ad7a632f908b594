import { Button, chakra, Input, Stack } from "@chakra-ui/react";
import { isReturn } from "@dure/domain/email/address/address";
import { SubscribeStatus } from "@dure/domain/records/field/subscribe-status";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EmailAddressProps } from "../../lib/area-parts";
import { CheckInput } from "../../ui/form/check-input";
import { FieldFrame } from "../../ui/form/field-frame";
import { SelectInput } from "../../ui/form/select-input";
import { FormError } from "../../ui/form-error";
import { notify } from "../../ui/toast/notify";
import { type Address, useSetAddress } from "./address-queries";

type AddressFormProps = { params: Omit<EmailAddressProps, "email">; address: Address };

/** Sets the status. Subscribing somebody again who opted out requires a reason. */
export function AddressForm({ params, address }: AddressFormProps) {
  const { t } = useTranslation(["email", "ui"]);
  const [status, setStatus] = useState(address.marketing);
  const [reason, setReason] = useState("");
  const [night, setNight] = useState(address.night_consent);
  const save = useSetAddress(params);
  const options = SubscribeStatus.options.map((value) => ({ value, label: t(`address.status.${value}`) }));
  const needsReason = isReturn(address, status);
  const body = { subscribe_status: status, reason: reason.trim(), night_consent: night };
  const isChanged = status !== address.marketing || night !== address.night_consent;
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ params, body }, { onSuccess: () => notify.success({ title: t("ui:saved") }) });
      }}
    >
      <Stack gap="3" maxW="form">
        <SelectInput
          label={t("address.label")}
          hint={t(`address.statusHint.${status}`)}
          value={status}
          options={options}
          onChange={setStatus}
        />
        {needsReason && (
          <FieldFrame label={t("address.reason")} hint={t("address.reasonHint")} required>
            <Input value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />
          </FieldFrame>
        )}
        {status === "subscribed" && (
          <CheckInput label={t("address.night")} hint={t("address.nightHint")} checked={night} onChange={setNight} />
        )}
        <FormError error={save.error} />
        {isChanged && (
          <Button type="submit" alignSelf="start" loading={save.isPending} disabled={needsReason && body.reason === ""}>
            {t("ui:save")}
          </Button>
        )}
      </Stack>
    </chakra.form>
  );
}
