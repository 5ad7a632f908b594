import { NativeSelect } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../records/member/member-queries";
import { FieldFrame } from "../../ui/form/field-frame";
import { AddressesField } from "./addresses-field";

/** The `sender` that means the organizer of the meeting or submission. */
export const ORGANIZER = "ORGANIZER";

type People = { sender: string; cc: string[]; bcc: string[] };

type MailPeopleProps = {
  value: People;
  disabled: boolean;
  /** A hint that explains a sender other than the organizer. */
  senderHint: string;
  onChange: (value: People) => void;
};

/** The sender of a mail, and who gets a copy. */
export function MailPeople({ value: { sender, cc, bcc }, disabled, senderHint, onChange }: MailPeopleProps) {
  const { t } = useTranslation("forms");
  const { active } = useMembers();
  const value = { sender, cc, bcc };
  const addresses = active.map(({ email }) => email);
  const senders = sender === ORGANIZER ? addresses : [...new Set([...addresses, sender])];
  return (
    <>
      <FieldFrame label={t("followUp.sender")} disabled={disabled} hint={senderHint}>
        <NativeSelect.Root disabled={disabled}>
          <NativeSelect.Field value={sender} onChange={({ target }) => onChange({ ...value, sender: target.value })}>
            <option value={ORGANIZER}>{t("followUp.organizer")}</option>
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
        label={t("followUp.cc")}
        value={cc}
        disabled={disabled}
        onChange={(next) => onChange({ ...value, cc: next })}
      />
      <AddressesField
        label={t("followUp.bcc")}
        value={bcc}
        disabled={disabled}
        onChange={(next) => onChange({ ...value, bcc: next })}
      />
    </>
  );
}
