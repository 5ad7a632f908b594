import { NativeSelect, Link as TextLink } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../lib/api";
import { useMembers } from "../../records/member/member-queries";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormError } from "../../ui/form-error";
import { AddressesField } from "./addresses-field";
import { TemplatePreviewButton } from "./template-preview-button";

/** The mail that follows a booking or a submission, as booking pages and groups keep it. */
type FollowUpSetting = { email_template_id: number; sender: string; cc: string[]; bcc: string[] };

/** A setting that a form may not have filled yet. */
type Unfilled<T> = { [Key in keyof T]?: T[Key] | undefined };

type FollowUpFieldsProps = {
  /** Null sends none. */
  value: (Pick<FollowUpSetting, "email_template_id"> & Unfilled<FollowUpSetting>) | null;
  disabled: boolean;
  /** The server, or the form, refuses it as it is. */
  invalid: boolean;
  onChange: (value: FollowUpSetting | null) => void;
};

const ORGANIZER = "ORGANIZER";

const filled = ({
  email_template_id,
  sender = ORGANIZER,
  cc = [],
  bcc = [],
}: NonNullable<FollowUpFieldsProps["value"]>): FollowUpSetting => ({ email_template_id, sender, cc, bcc });

/** Which template follows a booking or a submission, in whose name, and who gets a copy. */
export function FollowUpFields({ value: given, disabled, invalid, onChange }: FollowUpFieldsProps) {
  const { t } = useTranslation("forms");
  const {
    data: templates,
    error,
    isPending,
  } = useQuery(api.email.listTemplates.queryOptions({ input: {}, select: ({ data }) => data }));
  const { active } = useMembers();
  const value = given && filled(given);
  const chosen = value?.email_template_id;
  const isGone = chosen !== undefined && !isPending && !templates?.some(({ id }) => id === chosen);
  const choose = (id: string) => onChange(id === "" ? null : filled({ ...value, email_template_id: Number(id) }));
  const addresses = active.map(({ email }) => email);
  const senders = value && value.sender !== ORGANIZER ? [...new Set([...addresses, value.sender])] : addresses;
  return (
    <>
      <FormError error={error} />
      <FieldFrame
        label={t("followUp.template")}
        disabled={disabled}
        error={invalid && isGone ? t("followUp.templateGone") : undefined}
        hint={
          <TextLink asChild variant="underline">
            <Link to="/settings/email-templates">{t("followUp.manage")}</Link>
          </TextLink>
        }
      >
        <NativeSelect.Root disabled={disabled}>
          <NativeSelect.Field value={chosen ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{t("followUp.none")}</option>
            {isGone && <option value={chosen}>{t("followUp.gone")}</option>}
            {templates?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {chosen !== undefined && !isGone && <TemplatePreviewButton templateId={chosen} />}
      {value && (
        <>
          <FieldFrame label={t("followUp.sender")} disabled={disabled} hint={t("followUp.senderHint")}>
            <NativeSelect.Root disabled={disabled}>
              <NativeSelect.Field
                value={value.sender}
                onChange={({ target }) => onChange({ ...value, sender: target.value })}
              >
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
            value={value.cc}
            disabled={disabled}
            onChange={(cc) => onChange({ ...value, cc })}
          />
          <AddressesField
            label={t("followUp.bcc")}
            value={value.bcc}
            disabled={disabled}
            onChange={(bcc) => onChange({ ...value, bcc })}
          />
        </>
      )}
    </>
  );
}
