import { Button, Text } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field";
import { isMaskedValue } from "@dure/domain/records/mask";
import type { RecordView } from "@dure/domain/records/record";
import { Globe, type LucideIcon, Mail, Phone } from "lucide-react";
import { asPhone, fieldValue, hrefOf, isEmptyValue, phoneText } from "../../field/field-value";
import { useRecordLayout } from "./use-record-layout";

type TopLink = { href: string; text: string; icon: LucideIcon };

/** Ways to reach whom the record is about, one click away, as the record's type is laid out. */
export function TopLinks({ record }: { record: RecordView }) {
  const { layout, fields } = useRecordLayout(record);
  const widgets = layout?.top_section_widgets.flatMap((id) => fields.find((field) => field.id === id) ?? []) ?? [];
  return widgets.map((field) => {
    const link = linkOf(field, fieldValue(record, field));
    if (!link) return null;
    const { href, text, icon: Icon } = link;
    return (
      <Button key={field.id} asChild variant="outline" size="xs" maxW="full" minW="0">
        <a href={href} {...(href.startsWith("http") && { target: "_blank", rel: "noreferrer" })}>
          <Icon aria-hidden />
          <Text as="span" truncate>
            {text}
          </Text>
        </a>
      </Button>
    );
  });
}

/** A masked address or number reaches nobody. */
function linkOf({ type }: Field, value: unknown): TopLink | undefined {
  if (isEmptyValue(value) || isMaskedValue(value)) return undefined;
  const phone = asPhone(value);
  if (phone)
    return { href: `tel:${phone.dial_code}${phone.value.replaceAll(/\D/g, "")}`, text: phoneText(phone), icon: Phone };
  const text = String(value);
  return type === "email" ? { href: `mailto:${text}`, text, icon: Mail } : { href: hrefOf(text), text, icon: Globe };
}
