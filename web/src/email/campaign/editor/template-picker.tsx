import { Button, Stack, Text } from "@chakra-ui/react";
import type { CampaignContent } from "@dure/domain/email/campaign/campaign";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { Modal } from "../../../ui/modal";
import { useTemplates } from "../../template/template-queries";
import { useVariableLabels } from "../../template/use-variable-labels";

/** The mail to fill. A mail without `attachments`, such as an automation's, can't carry files. */
type Mail = Pick<CampaignContent, "email_block" | "variables" | "subject" | "preview_text"> &
  Partial<Pick<CampaignContent, "attachments">>;
type TemplatePickerProps = { draft: { content: Mail; set: (change: Partial<Mail>) => void }; onClose: () => void };

/**
 * Fills a mail from a template. The template's document replaces the mail's; its subject is used only if the mail has
 * none.
 */
export function TemplatePicker({ draft, onClose }: TemplatePickerProps) {
  const { t } = useTranslation("email");
  const { data: templates, error, refetch } = useTemplates();
  const { label } = useVariableLabels();
  const { content, set } = draft;
  return (
    <Modal open title={t("campaigns.fromTemplate")} onClose={onClose}>
      {error && !templates && <ErrorState error={error} onRetry={refetch} />}
      {!error && !templates && <ListSkeleton />}
      {templates?.length === 0 && <EmptyState title={t("templates.empty.title")} />}
      <Stack as="ul" listStyleType="none" gap="2">
        {templates?.map(({ id, name, subject, preview_text, block, fallbacks, attachments }) => (
          <li key={id}>
            <Button
              variant="outline"
              w="full"
              h="auto"
              py="3"
              justifyContent="flex-start"
              textAlign="start"
              onClick={() => {
                set({
                  email_block: block,
                  variables: { ...fallbacks, ...content.variables },
                  ...(content.attachments?.length === 0 && { attachments }),
                  ...(content.subject === "" && { subject }),
                  ...(content.preview_text === "" && { preview_text }),
                });
                onClose();
              }}
            >
              <Stack gap="0" minW="0">
                <Text fontWeight="medium">{name}</Text>
                <Text textStyle="xs" color="fg.muted" truncate>
                  {label(subject)}
                </Text>
              </Stack>
            </Button>
          </li>
        ))}
      </Stack>
      {content.email_block && (
        <Text color="fg.muted" mt="3">
          {t("campaigns.fromTemplateHint")}
        </Text>
      )}
    </Modal>
  );
}
