import { IconButton } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { callLinkOf } from "./card-subtitle";

/** A button to call the person of a card; nothing without a readable number. */
export function CallLink({ record }: { record: RecordView }) {
  const { t } = useTranslation("records");
  const href = callLinkOf(record, useFormat());
  if (!href) return null;
  return (
    <IconButton
      asChild
      variant="ghost"
      size="sm"
      alignSelf="center"
      me="2"
      aria-label={t("list.call", { label: record.label })}
    >
      <a href={href}>
        <Phone />
      </a>
    </IconButton>
  );
}
