import { Button } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import type { TemplatePreviewProps } from "../../lib/area-parts";
import { ErrorState } from "../../ui/error-state";
import { FormSkeleton } from "../../ui/form-skeleton";
import { Modal } from "../../ui/modal";
import { MailPreview } from "./editor/mail-preview";
import { TestMailDialog } from "./test-mail-dialog";

/** A template as a mail, with sample values; a test mail can be sent from here. */
export function TemplatePreview({ templateId, onClose }: TemplatePreviewProps) {
  const { t } = useTranslation("email");
  const [isTesting, setTesting] = useState(false);
  const { data, error } = useQuery(
    api.email.listTemplates.queryOptions({ input: {}, select: ({ data }) => data.find(({ id }) => id === templateId) }),
  );
  if (data && isTesting) return <TestMailDialog property={data} onClose={() => setTesting(false)} />;
  return (
    <Modal
      open
      size="lg"
      title={data?.name ?? t("editor.preview")}
      onClose={onClose}
      footer={
        // The frame would take the focus, and with it the Escape key.
        <Button data-autofocus disabled={!data} onClick={() => setTesting(true)}>
          {t("test.open")}
        </Button>
      }
    >
      {error ? <ErrorState error={error} /> : data ? <MailPreview mail={data} /> : <FormSkeleton />}
    </Modal>
  );
}
