import { Skeleton } from "@chakra-ui/react";
import { documentParts, missingFallbacks } from "@dure/domain/email/document/document-parts";
import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { Suspense } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import type { MailVariable } from "../../document/use-mail-variables";
import { EMPTY_DOCUMENT } from "./fallback-values";
import type { TemplateControl } from "./with-content";

const DocumentEditor = lazyComponent(async () => (await import("../../document/document-editor")).DocumentEditor);

type ContentFieldProps = { control: TemplateControl; variables: readonly MailVariable[] };

/** The mail itself, with what is missing in it. */
export function ContentField({ control, variables }: ContentFieldProps) {
  const { t } = useTranslation("email");
  const { field, fieldState } = useController({ control, name: "block" });
  return (
    <FieldFrame label={t("editor.content")} required error={fieldState.error && messageOf(field.value)}>
      <Suspense fallback={<Skeleton h="sm" w="full" />}>
        <DocumentEditor
          value={field.value ?? EMPTY_DOCUMENT}
          onChange={(document) => field.onChange(document ?? null)}
          onBlur={field.onBlur}
          variables={variables}
          label={t("editor.content")}
          invalid={fieldState.invalid}
        />
      </Suspense>
    </FieldFrame>
  );

  function messageOf(block: EmailDocument | null | undefined): string {
    if (!block) return t("document.unfinished");
    const parts = documentParts(block);
    const missing = missingFallbacks(parts.variables, parts.fallbacks);
    if (missing.length === 0) return t("editor.contentEmpty");
    const names = missing.map((id) => variables.find((one) => one.id === id)?.label ?? id).join(", ");
    return t("document.fallbackMissing", { names });
  }
}
