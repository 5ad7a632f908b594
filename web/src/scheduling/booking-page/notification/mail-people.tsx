import { NativeSelect, Stack } from "@chakra-ui/react";
import type { EmailMedium } from "@dure/domain/scheduling/notification/notification";
import { useTranslation } from "react-i18next";
import { AddressesField } from "../../../forms/follow-up/addresses-field";
import { useMembers } from "../../../records/member/member-queries";
import { FieldFrame } from "../../../ui/form/field-frame";

const ORGANIZER = "ORGANIZER";

type MailPeopleProps = { value: EmailMedium; disabled: boolean; onChange: (value: EmailMedium) => void };

/** In whose name a mail leaves, and who gets a copy. */
export function MailPeople({ value, disabled, onChange }: MailPeopleProps) {
  const { t } = useTranslation(["scheduling", "forms"]);
  const { active } = useMembers();
  const addresses = active.map(({ email }) => email);
  const senders = value.sender === ORGANIZER ? addresses : [...new Set([...addresses, value.sender])];
  return (
    <Stack gap="3">
      <FieldFrame label={t("forms:followUp.sender")} disabled={disabled} hint={t("notification.senderHint")}>
        <NativeSelect.Root disabled={disabled}>
          <NativeSelect.Field
            value={value.sender}
            onChange={({ target }) => onChange({ ...value, sender: target.value })}
          >
            <option value={ORGANIZER}>{t("forms:followUp.organizer")}</option>
            {senders.map((email) => (
              <option key={email} value={email}>
                {email}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      <AddressesField
        label={t("forms:followUp.cc")}
        value={value.cc}
        disabled={disabled}
        onChange={(cc) => onChange({ ...value, cc })}
      />
      <AddressesField
        label={t("forms:followUp.bcc")}
        value={value.bcc}
        disabled={disabled}
        onChange={(bcc) => onChange({ ...value, bcc })}
      />
    </Stack>
  );
}
