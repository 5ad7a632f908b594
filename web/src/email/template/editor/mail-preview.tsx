import type { EmailDocument } from "@dure/domain/email/document/email-document";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import type { Reference } from "@dure/domain/records/record/record";
import { LOCALES } from "@dure/domain/shared/text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signatureBlock } from "../../../identity/signature/signature-block";
import { signatureQuery } from "../../../identity/signature/signature-query";
import { FormError } from "../../../ui/form-error";
import { useBrand } from "../../document/brand-queries";
import { DocumentPreview } from "../../document/document-preview";
import { RecordChoice } from "../../document/record-choice";
import { useRecordValues } from "../../document/use-record-values";

type MailPreviewProps = {
  mail: { subject: string; preview_text: string; block: EmailDocument; fallbacks: Record<string, string> };
};

/** The mail with one's own signature, and with sample values or those of a record. */
export function MailPreview({ mail }: MailPreviewProps) {
  const { i18n } = useTranslation();
  const [record, setRecord] = useState<Reference | null>(null);
  const sign = useQuery(signatureQuery()).data?.sign ?? "";
  const brand = useBrand().data;
  const known = useRecordValues(record ?? undefined);
  const samples = sampleValues(LOCALES.find((locale) => locale === i18n.language) ?? "ko");
  return (
    <DocumentPreview
      mail={mail}
      values={record ? { ...meetingOnly(samples), ...known.data } : samples}
      brand={brand}
      appendixHtml={signatureBlock(sign)}
    >
      <RecordChoice value={record} onChange={setRecord} />
      <FormError error={known.error} />
    </DocumentPreview>
  );
}

/** The samples of variables that only a meeting has: a record has no meeting, so these stay samples. */
const meetingOnly = (samples: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(samples).filter(([variable]) => /^(invitee|meeting|host)_|_link$/.test(variable)));
