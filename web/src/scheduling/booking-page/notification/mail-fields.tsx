import { Button, Flex, Stack, Text, Link as TextLink } from "@chakra-ui/react";
import { EmailMedium, type Notification, RECIPIENTS } from "@dure/domain/scheduling/notification/notification";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MailPeople } from "../../../forms/follow-up/mail-people";
import { TemplatePreviewButton } from "../../../forms/follow-up/template-preview-button";
import { api } from "../../../lib/api";
import { FormError } from "../../../ui/form-error";
import { LabelledSelect } from "./labelled-select";

type MailFieldsProps = {
  title: string;
  medium: EmailMedium;
  /** Null if the recipient can't be chosen. */
  recipient: Notification["recipient"] | null;
  disabled: boolean;
  invalid: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (changes: Partial<Pick<Notification, "medium" | "recipient">>) => void;
};

/** The recipient of a mail, its template, and its sender and copies. */
export function MailFields(props: MailFieldsProps) {
  const { title, medium, recipient, disabled, invalid, isOpen, onToggle, onChange } = props;
  const { t } = useTranslation("scheduling");
  const { data: templates, error, isPending } = useTemplates();
  const { emailTemplateId: chosen } = medium;
  const isGone = chosen !== null && !isPending && !templates?.some(({ id }) => id === chosen);
  const options = [
    { value: "", label: t("notification.builtIn") },
    ...(isGone ? [{ value: String(chosen), label: t("notification.gone") }] : []),
    ...(templates ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const choose = (id: string) => onChange({ medium: { ...medium, emailTemplateId: id === "" ? null : Number(id) } });
  const hasWrongPeople = invalid && !EmailMedium.safeParse(medium).success;
  return (
    <>
      <FormError error={error} />
      <Flex gap="2" wrap="wrap" align="center">
        {recipient && (
          <LabelledSelect
            label={t("notification.recipientOf", { title })}
            value={recipient}
            options={RECIPIENTS.map((value) => ({ value, label: t(`notification.recipient.${value}`) }))}
            disabled={disabled}
            onChange={(to) => onChange({ recipient: to })}
          />
        )}
        <LabelledSelect
          label={t("notification.templateOf", { title })}
          value={chosen === null ? "" : String(chosen)}
          options={options}
          disabled={disabled}
          invalid={invalid && isGone}
          onChange={choose}
        />
        {chosen !== null && !isGone && (
          <TemplatePreviewButton templateId={chosen} label={t("notification.previewOf", { title })} />
        )}
        <Button
          variant="ghost"
          aria-label={t("notification.peopleOf", { title })}
          aria-expanded={isOpen || hasWrongPeople}
          onClick={onToggle}
        >
          <Users aria-hidden />
          {t("notification.people")}
        </Button>
      </Flex>
      {invalid && isGone && (
        <Text role="alert" color="fg.error" textStyle="xs">
          {t("notification.templateGone")}
        </Text>
      )}
      {(isOpen || hasWrongPeople) && (
        <Stack gap="3">
          <MailPeople
            value={medium}
            disabled={disabled}
            senderHint={t("notification.senderHint")}
            onChange={(people) => onChange({ medium: { ...medium, ...people } })}
          />
        </Stack>
      )}
      {chosen !== null && (
        <TextLink asChild variant="underline" textStyle="sm" alignSelf="flex-start">
          <Link to={`/settings/email-templates/${chosen}`}>{t("notification.manage")}</Link>
        </TextLink>
      )}
    </>
  );
}

const useTemplates = () => useQuery(api.email.listTemplates.queryOptions({ input: {}, select: ({ data }) => data }));
