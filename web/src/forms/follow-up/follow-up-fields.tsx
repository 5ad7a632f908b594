import { NativeSelect, Link as TextLink } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../lib/api";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormError } from "../../ui/form-error";
import { MailPeople, ORGANIZER } from "./mail-people";
import { TemplatePreviewButton } from "./template-preview-button";

/** The mail that follows a booking or a submission, as booking pages and groups keep it. */
type FollowUpSetting = { email_template_id: number; sender: string; cc: string[]; bcc: string[] };

/** A setting that a form may not have filled yet. */
type Unfilled<T> = { [Key in keyof T]?: T[Key] | undefined };

type FollowUpFieldsProps = {
  /** Null if no mail is sent. */
  value: (Pick<FollowUpSetting, "email_template_id"> & Unfilled<FollowUpSetting>) | null;
  disabled: boolean;
  /** Whether the server, or the form's validation, refuses the setting. */
  invalid: boolean;
  onChange: (value: FollowUpSetting | null) => void;
};

const filled = ({
  email_template_id,
  sender = ORGANIZER,
  cc = [],
  bcc = [],
}: NonNullable<FollowUpFieldsProps["value"]>): FollowUpSetting => ({ email_template_id, sender, cc, bcc });

/** Sets the follow-up mail of a booking or a submission: its template, its sender, and who gets a copy. */
export function FollowUpFields({ value: given, disabled, invalid, onChange }: FollowUpFieldsProps) {
  const { t } = useTranslation("forms");
  const {
    data: templates,
    error,
    isPending,
  } = useQuery(api.email.listTemplates.queryOptions({ input: {}, select: ({ data }) => data }));
  const value = given && filled(given);
  const chosen = value?.email_template_id;
  const isGone = chosen !== undefined && !isPending && !templates?.some(({ id }) => id === chosen);
  const choose = (id: string) => onChange(id === "" ? null : filled({ ...value, email_template_id: Number(id) }));
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
        <MailPeople
          value={value}
          disabled={disabled}
          senderHint={t("followUp.senderHint")}
          onChange={(people) => onChange({ ...value, ...people })}
        />
      )}
    </>
  );
}
