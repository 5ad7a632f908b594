import { Field, TagsInput } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useTagTranslations } from "../../ui/form/use-tag-translations";
import { useTeam } from "../team/team-queries";

type EmailTagsProps = { emails: string[]; error: string | undefined; onChange: (emails: string[]) => void };

/** An input for several e-mails, separated by Enter or a comma; a pasted list is split. */
export function EmailTags({ emails, error, onChange }: EmailTagsProps) {
  const { t } = useTranslation("teams");
  const { domain } = useTeam();
  const translations = useTagTranslations();
  return (
    <Field.Root invalid={Boolean(error)}>
      <TagsInput.Root
        value={emails}
        onValueChange={({ value }) => onChange(value)}
        translations={translations}
        delimiter={/[\s,;]+/}
        addOnPaste
        blurBehavior="add"
        invalid={Boolean(error)}
      >
        <TagsInput.Label>{t("invite.emails")}</TagsInput.Label>
        <TagsInput.Control bg="bg.panel" borderColor="border.emphasized">
          {emails.map((email, index) => (
            <TagsInput.Item key={email} index={index} value={email}>
              <TagsInput.ItemPreview>
                <TagsInput.ItemText>{email}</TagsInput.ItemText>
                <TagsInput.ItemDeleteTrigger aria-label={t("invite.remove", { email })} />
              </TagsInput.ItemPreview>
              <TagsInput.ItemInput />
            </TagsInput.Item>
          ))}
          <TagsInput.Input
            inputMode="email"
            placeholder={emails.length === 0 ? t("invite.placeholder", { domain }) : ""}
          />
        </TagsInput.Control>
      </TagsInput.Root>
      {error ? (
        <Field.ErrorText role="alert">{error}</Field.ErrorText>
      ) : (
        <Field.HelperText>{t("invite.hint")}</Field.HelperText>
      )}
    </Field.Root>
  );
}
