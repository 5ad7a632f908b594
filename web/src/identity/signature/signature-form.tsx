import { Box, Button, Stack } from "@chakra-ui/react";
import { MAX_SIGNATURE_LENGTH } from "@dure/domain/identity/email-signature";
import { useQueryClient } from "@tanstack/react-query";
import { EditorContent } from "@tiptap/react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { useMutation } from "../../lib/use-mutation";
import { FieldFrame } from "../../ui/form/field-frame";
import { FormError } from "../../ui/form-error";
import { RICH_TEXT_STYLE } from "../../ui/rich-text/rich-text-style";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { SignaturePreview } from "./signature-preview";
import { signatureQuery } from "./signature-query";
import { SignatureTools } from "./signature-tools";
import { useSignatureEditor } from "./use-signature-editor";

/** The editor of the user's own signature, above a preview. `stored` is the server's version. */
export function SignatureForm({ stored }: { stored: string }) {
  const { t } = useTranslation(["identity", "ui"]);
  const queryClient = useQueryClient();
  const { editor, html, isDirty, saved } = useSignatureEditor(stored, t("sign.title"));
  const save = useMutation(
    api.identity.setEmailSign.mutationOptions({
      onSuccess: (kept, { body: { sign } }) => {
        queryClient.setQueryData(signatureQuery().queryKey, kept);
        saved(sign, kept.sign);
        notify.success({ title: t("ui:saved") });
      },
    }),
  );
  const isTooLong = html.length > MAX_SIGNATURE_LENGTH;

  return (
    <Stack gap="4">
      <FieldFrame
        label={t("sign.title")}
        hint={t("sign.hint")}
        error={isTooLong ? t("sign.tooLong", { max: MAX_SIGNATURE_LENGTH }) : undefined}
      >
        <Box
          w="full"
          borderWidth="1px"
          borderColor={isTooLong ? "border.error" : "border.emphasized"}
          rounded="l2"
          bg="bg.panel"
          _focusWithin={{ borderColor: "brand.solid" }}
          css={{ ...RICH_TEXT_STYLE, ...WRITING }}
        >
          <SignatureTools editor={editor} />
          <EditorContent editor={editor} />
        </Box>
      </FieldFrame>
      <SignaturePreview html={html} />
      <FormError error={save.error} />
      <Button
        alignSelf="flex-start"
        disabled={!isDirty || isTooLong}
        loading={save.isPending}
        onClick={() => save.mutate({ body: { sign: html } })}
      >
        {t("ui:save")}
      </Button>
      <UnsavedChangesGuard when={isDirty && !save.isPending} />
    </Stack>
  );
}

const WRITING = {
  "& .tiptap": { minHeight: "7rem", padding: "3", outline: "none", lineHeight: "1.6", overflowWrap: "anywhere" },
  "& .tiptap img": { display: "inline", maxWidth: "100%" },
  "& .tiptap .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "brand.solid" },
};
