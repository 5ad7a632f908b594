import { Input } from "@chakra-ui/react";
import { Email } from "@dure/domain/shared/value";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";

/** The contract's own limit for copies. */
const MAX_ADDRESSES = 20;

type AddressesFieldProps = {
  label: string;
  value: readonly string[];
  disabled: boolean;
  onChange: (addresses: string[]) => void;
};

/**
 * Several addresses, separated by commas. An invalid address is passed on as well, so that the form's validation fails.
 */
export function AddressesField({ label, value, disabled, onChange }: AddressesFieldProps) {
  const { t } = useTranslation("forms");
  const [text, setText] = useState(value.join(", "));
  const [isLeft, setLeft] = useState(false);
  const wrong = value.some((address) => !Email.safeParse(address).success)
    ? t("followUp.addressWrong")
    : value.length > MAX_ADDRESSES
      ? t("followUp.tooMany", { max: MAX_ADDRESSES })
      : undefined;
  return (
    <FieldFrame label={label} disabled={disabled} hint={t("followUp.addressesHint")} error={isLeft ? wrong : undefined}>
      <Input
        inputMode="email"
        autoCapitalize="none"
        value={text}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setText(target.value);
          setLeft(false);
          onChange(target.value.split(/[,;\s]+/).filter(Boolean));
        }}
      />
    </FieldFrame>
  );
}
