import { Box, HStack } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field";
import { fullName } from "@dure/domain/records/record-label";
import { useFormat } from "../../ui/use-format";
import { MemberName } from "../member/member-name";
import { StageBadge } from "../pipeline/stage-badge";
import { asPersonName, asPhone, asReference, asStage, phoneText } from "./field-value";

type FieldValueViewProps = {
  type: Field["type"];
  value: unknown;
  currency?: "KRW" | "USD" | undefined;
  /** Times as days only, where a table has little room; the pointer shows the rest. */
  short?: boolean;
};

/** A filled-in value, written the way its type is read. */
export function FieldValueView({ type, value, currency = "KRW", short = false }: FieldValueViewProps) {
  const format = useFormat();
  switch (type) {
    case "user":
      return <MemberName id={String(value)} />;
    case "currency":
      return (
        <Box as="span" fontVariantNumeric="tabular-nums">
          {format.money(Number(value), currency)}
        </Box>
      );
    case "number":
    case "percent":
      return (
        <Box as="span" fontVariantNumeric="tabular-nums">
          {format.number(Number(value))}
        </Box>
      );
    case "date":
      return (
        <Box as="span" fontVariantNumeric="tabular-nums">
          {format.day(String(value))}
        </Box>
      );
    case "date-time": {
      const text = format.dateTime(String(value));
      return (
        <Box as="span" fontVariantNumeric="tabular-nums" {...(short && { title: text })}>
          {short ? format.date(String(value)) : text}
        </Box>
      );
    }
    case "stage":
      return <StageBadge stage={asStage(value)} />;
    default:
      return <PlainText>{textOf(type, value)}</PlainText>;
  }
}

function textOf(type: Field["type"], value: unknown): string {
  const phone = type === "phone-number" && asPhone(value);
  if (phone) return phoneText(phone);
  const name = type === "name" && asPersonName(value);
  if (name) return fullName(name);
  const reference = type === "many-to-one" && asReference(value);
  if (reference) return reference.label;
  return Array.isArray(value) ? value.join(", ") : String(value);
}

const PlainText = ({ children }: { children: string }) => (
  <HStack as="span" minW="0">
    <Box as="span" truncate title={children.length > 24 ? children : undefined}>
      {children}
    </Box>
  </HStack>
);
