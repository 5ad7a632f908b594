import { Button, Text } from "@chakra-ui/react";
import type { RecordView } from "@dure/domain/records/record/record";
import { Globe, type LucideIcon, Mail, Phone } from "lucide-react";
import { useFormat } from "../../../ui/use-format";
import { fieldValue } from "../../field/values/field-value";
import { type QuickLink, quickLink } from "../../field/values/quick-link";
import { useRecordLayout } from "./use-record-layout";

const ICONS: Record<QuickLink["kind"], LucideIcon> = { url: Globe, email: Mail, phone: Phone };

/** Links to call, mail or visit a record's person or company, as chosen in the layout of its type. */
export function TopLinks({ record }: { record: RecordView }) {
  const { layout, fields } = useRecordLayout(record);
  const format = useFormat();
  const widgets = layout?.top_section_widgets.flatMap((id) => fields.find((field) => field.id === id) ?? []) ?? [];
  return widgets.map((field) => {
    const link = quickLink(field, fieldValue(record, field), format);
    if (!link) return null;
    const { href, text, kind } = link;
    const Icon = ICONS[kind];
    return (
      <Button key={field.id} asChild variant="outline" size="xs" maxW="full" minW="0">
        <a href={href} {...(kind === "url" && { target: "_blank", rel: "noreferrer" })}>
          <Icon aria-hidden />
          <Text as="span" truncate>
            {text}
          </Text>
        </a>
      </Button>
    );
  });
}
