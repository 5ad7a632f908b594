import { Box } from "@chakra-ui/react";
import type { Reference } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { Tooltip } from "../../../ui/tooltip";

/** What a record refers to, by name; something deleted since says so. */
export function ReferenceValue({ reference: { label } }: { reference: Reference }) {
  const { t } = useTranslation("records");
  if (label) {
    return (
      <Box as="span" display="block" truncate title={label.length > 24 ? label : undefined}>
        {label}
      </Box>
    );
  }
  return (
    <Tooltip content={t("fieldValue.removedReference")}>
      <Box as="span" color="fg.muted" textDecoration="line-through">
        {t("fieldValue.removedRecord")}
      </Box>
    </Tooltip>
  );
}
