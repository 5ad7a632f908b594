import { Button, chakra, Grid, HStack, Stack } from "@chakra-ui/react";
import { documentParts } from "@dure/domain/email/document/document-parts";
import type { Template, TemplateBody } from "@dure/domain/email/template/template";
import { Send } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useValueDraft } from "../../../ui/draft/use-value-draft";
import { FormConflicts } from "../../../ui/form/form-conflicts";
import { TextField } from "../../../ui/form/text-field";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { FormError } from "../../../ui/form-error";
import { UnsavedChangesGuard } from "../../../ui/unsaved-changes-guard";
import { AttachmentField } from "../../attachment/attachment-field";
import { useMailVariables } from "../../document/use-mail-variables";
import { TestMailDialog } from "../test-mail-dialog";
import { ContentField } from "./content-field";
import { FallbackFields } from "./fallback-fields";
import { EMPTY_DOCUMENT, fromForm, toForm, withTexts } from "./fallback-values";
import { MailPreview } from "./mail-preview";
import { SubjectField } from "./subject-field";
import { type TemplateControl, WithContent } from "./with-content";

type TemplateFormProps = {
  initial: TemplateBody;
  isSaving: boolean;
  error: unknown;
  /** `saved` is called once the server has stored the template. */
  onSave: (body: TemplateBody, saved: () => void) => void;
  /** Called with a new template after it is saved, to open its own page. */
  made?: Template | undefined;
  onLeave?: (made: Template) => void;
};

/** The template's fields beside a preview. */
export function TemplateForm({ initial, isSaving, error, onSave, made, onLeave }: TemplateFormProps) {
  const { t } = useTranslation("email");
  const [isTesting, setTesting] = useState(false);
  const variables = useMailVariables(["meeting", "record"]);
  const stored = useMemo(() => toForm(initial), [initial]);
  const { control, handleSubmit, formState, conflicts, saved, reset } = useZodForm(WithContent, {
    // A mail is checked before it is saved, so the form doesn't know the result of its submit: the draft follows the
    // form's state.
    draft: false,
    defaultValues: stored,
    values: stored,
  });
  const isEdited = formState.isDirty && !made;
  const guard = useValueDraft({
    ...{ name: "template", stored, current: useWatch({ control }) as TemplateBody, isDirty: isEdited, isSaving },
    show: (values) => reset(values, { keepDefaultValues: true }),
  });
  const labels: Readonly<Record<string, string>> = {
    name: t("editor.name"),
    subject: t("editor.subject"),
    preview_text: t("editor.previewText"),
    block: t("editor.content"),
    fallbacks: t("editor.fallbacks"),
    attachments: t("attachment.title"),
  };
  const written = useWrittenMail(control);
  useEffect(() => {
    if (made) onLeave?.(made);
  }, [made, onLeave]);

  return (
    <chakra.form noValidate onSubmit={handleSubmit((body) => onSave(fromForm(body), saved))}>
      <UnsavedChangesGuard guard={guard} when={isEdited} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) minmax(0, 30rem)" }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="4">
          <TextField
            control={control}
            name="name"
            label={t("editor.name")}
            placeholder={t("editor.namePlaceholder")}
            whenEmpty={t("editor.nameEmpty")}
            required
          />
          <SubjectField control={control} variables={variables} />
          <TextField
            control={control}
            name="preview_text"
            label={t("editor.previewText")}
            hint={t("editor.previewTextHint")}
            maxLength={200}
          />
          <ContentField control={control} variables={variables} />
          <FallbackFields
            control={control}
            subject={written.subject}
            inContent={Object.keys(documentParts(written.block).fallbacks)}
            variables={variables}
          />
          <AttachmentsOfForm control={control} />
          <FormConflicts conflicts={conflicts} labelOf={(name) => labels[name] ?? name} />
          <FormError error={error} />
          <HStack gap="2" wrap="wrap">
            <Button type="submit" loading={isSaving}>
              {t("editor.save")}
            </Button>
            <Button variant="outline" onClick={() => setTesting(true)}>
              <Send aria-hidden />
              {t("test.open")}
            </Button>
            <Button variant="ghost" asChild>
              <Link to="/settings/email-templates">{t("editor.back")}</Link>
            </Button>
          </HStack>
        </Stack>
        <MailPreview mail={written} />
      </Grid>
      {isTesting && <TestMailDialog property={{ ...written, content: "" }} onClose={() => setTesting(false)} />}
    </chakra.form>
  );
}

function AttachmentsOfForm({ control }: { control: TemplateControl }) {
  const { field } = useController({ control, name: "attachments" });
  return <AttachmentField value={field.value ?? []} onChange={field.onChange} />;
}

/** The form's values as a mail; the mail is empty while a block is unfinished. */
function useWrittenMail(control: TemplateControl) {
  const [subject, preview_text = "", block, fallbacks = {}, attachments = []] = useWatch({
    control,
    name: ["subject", "preview_text", "block", "fallbacks", "attachments"],
  });
  return { subject, preview_text, block: block ?? EMPTY_DOCUMENT, fallbacks: withTexts(fallbacks), attachments };
}
