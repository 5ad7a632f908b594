import { IconButton } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../ui/use-format";
import { callLinkOf } from "./card-facts";

/** Calls who is on a card, where a number is known and may be read. */
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
