import { Button } from "@chakra-ui/react";
import type { ImportEntity, ImportField } from "@dure/domain/records/import/import-field";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useImportLabel } from "../use-import-label";
import { saveCsv } from "./save-csv";
import { templateOf } from "./template-of";

/** A file to be filled in, with the fields of the team. */
export function TemplateButton({ entity, fields }: { entity: ImportEntity; fields: readonly ImportField[] }) {
  const { t, i18n } = useTranslation("records");
  const label = useImportLabel();
  const save = () =>
    saveCsv(t(`import.templateFile.${entity}`), templateOf(fields, label, i18n.language === "en" ? "en" : "ko"));
  return (
    <Button variant="ghost" disabled={fields.length === 0} onClick={save}>
      <Download aria-hidden />
      {t("import.template")}
    </Button>
  );
}
