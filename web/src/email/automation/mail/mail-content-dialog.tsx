import { Button, Grid, Skeleton, Stack } from "@chakra-ui/react";
import type { StepMail } from "@dure/domain/email/automation/step-mail";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { LayoutTemplate } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { Modal } from "../../../ui/modal";
import { TemplatePicker } from "../../campaign/editor/template-picker";
import { useBrand } from "../../document/brand-queries";
import { useMailVariables } from "../../document/use-mail-variables";

const DocumentEditor = lazyComponent(async () => (await import("../../document/document-editor")).DocumentEditor);
const DocumentPreview = lazyComponent(async () => (await import("../../document/document-preview")).DocumentPreview);

const EMPTY: EmailDocument = { type: "doc", content: [{ type: "paragraph", attrs: { textAlign: null } }] };

type MailContentDialogProps = { mail: StepMail; onChange: (change: Partial<StepMail>) => void; onClose: () => void };

/** What a step's mail says, written from scratch or begun from a template, beside how it will look. */
export function MailContentDialog({ mail, onChange, onClose }: MailContentDialogProps) {
  const { t, i18n } = useTranslation("email");
  const [isPicking, setPicking] = useState(false);
  const variables = useMailVariables(["record", "send"]);
  const brand = useBrand().data;
  const block = mail.email_block ?? EMPTY;
  const { subject, preview_text, variables: fallbacks } = mail;
  return (
    <Modal
      open
      size="xl"
      title={t("mailStep.write")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("mailStep.done")}</Button>}
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 22rem)" }} gap="5">
        <Stack gap="3">
          <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setPicking(true)}>
            <LayoutTemplate aria-hidden />
            {t("campaigns.fromTemplate")}
          </Button>
          <Suspense fallback={<Skeleton h="96" />}>
            <DocumentEditor
              label={t("editor.content")}
              value={block}
              variables={variables}
              onChange={(email_block) => email_block && onChange({ email_block })}
            />
          </Suspense>
        </Stack>
        <Suspense fallback={<Skeleton h="96" />}>
          <DocumentPreview
            mail={{ subject, preview_text, block, fallbacks }}
            values={sampleValues(i18n.language === "en" ? "en" : "ko")}
            brand={brand}
          />
        </Suspense>
      </Grid>
      {isPicking && <TemplatePicker draft={{ content: mail, set: onChange }} onClose={() => setPicking(false)} />}
    </Modal>
  );
}
