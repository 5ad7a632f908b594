import { Button, Grid, HStack, Skeleton, Stack } from "@chakra-ui/react";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { LayoutTemplate } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { AttachmentField } from "../../attachment/attachment-field";
import { useBrand } from "../../document/brand-queries";
import { useMailVariables } from "../../document/use-mail-variables";
import { TemplatePicker } from "./template-picker";
import type { CampaignDraft } from "./use-campaign-draft";

const DocumentEditor = lazyComponent(async () => (await import("../../document/document-editor")).DocumentEditor);
const DocumentPreview = lazyComponent(async () => (await import("../../document/document-preview")).DocumentPreview);

const EMPTY: EmailDocument = { type: "doc", content: [{ type: "paragraph", attrs: { textAlign: null } }] };

/** What is sent: the document, what inboxes show beside the subject, and how it will look. */
export function ContentStep({ draft }: { draft: CampaignDraft }) {
  const { t, i18n } = useTranslation("email");
  const { content, set } = draft;
  const [isPicking, setPicking] = useState(false);
  const variables = useMailVariables(["record", "send"]);
  const brand = useBrand().data;
  const block = content.email_block ?? EMPTY;
  const mail = {
    ...{ subject: content.subject, preview_text: content.preview_text, block },
    fallbacks: content.variables,
  };
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) minmax(0, 26rem)" }}
      gap="6"
      alignItems="start"
    >
      <Stack gap="4">
        <TextInput
          label={t("campaigns.name")}
          required
          maxLength={100}
          value={content.name}
          onChange={(name) => set({ name })}
        />
        <TextInput
          label={t("campaigns.descriptionLabel")}
          hint={t("campaigns.descriptionHint")}
          rows={2}
          maxLength={1000}
          value={content.description}
          onChange={(description) => set({ description })}
        />
        <HStack>
          <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
            <LayoutTemplate aria-hidden />
            {t("campaigns.fromTemplate")}
          </Button>
        </HStack>
        <Suspense fallback={<Skeleton h="96" />}>
          <DocumentEditor
            label={t("editor.content")}
            value={block}
            variables={variables}
            onChange={(email_block) => email_block && set({ email_block })}
          />
        </Suspense>
        <AttachmentField value={content.attachments} onChange={(attachments) => set({ attachments })} />
      </Stack>
      <Suspense fallback={<Skeleton h="96" />}>
        <DocumentPreview mail={mail} values={sampleValues(i18n.language === "en" ? "en" : "ko")} brand={brand} />
      </Suspense>
      {isPicking && <TemplatePicker draft={draft} onClose={() => setPicking(false)} />}
    </Grid>
  );
}
