import type { Brand } from "@dure/domain/email/brand/brand";
import { libraryMail } from "@dure/domain/email/template/library/blocks";
import { newsletter } from "@dure/domain/email/template/library/newsletter";
import { sampleValues } from "@dure/domain/email/variable/sample-values";
import { useTranslation } from "react-i18next";
import { DocumentPreview } from "../document/document-preview";

/** The library's newsletter in a brand. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const { i18n } = useTranslation();
  const locale = i18n.language === "en" ? "en" : "ko";
  return (
    <DocumentPreview
      mail={{ ...libraryMail(newsletter, locale), fallbacks: {} }}
      values={sampleValues(locale)}
      brand={brand}
    />
  );
}
