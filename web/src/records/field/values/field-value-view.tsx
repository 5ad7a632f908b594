import { Box, Wrap } from "@chakra-ui/react";
import type { Field } from "@dure/domain/records/field/field";
import { fullName } from "@dure/domain/records/record/record-label";
import { Check, Minus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Format } from "../../../lib/format";
import { useFormat } from "../../../ui/use-format";
import { MemberName } from "../../member/member-name";
import { StageBadge } from "../../pipeline/stage-badge";
import { asPersonName, asPhone, asReference, asStage } from "./field-value";
import { moneyOf } from "./money-of";
import { OptionChip } from "./option-chip";
import { ReferenceValue } from "./reference-value";

type FieldValueViewProps = {
  field: Pick<Field, "type" | "attributes">;
  value: unknown;
  /** Shows times as days only, to save room; the tooltip has the full time. */
  short?: boolean;
};

/** A non-empty value, formatted by its type. */
export function FieldValueView({ field: { type, attributes }, value, short = false }: FieldValueViewProps) {
  const format = useFormat();
  switch (type) {
    case "user":
      return <MemberName id={String(value)} />;
    case "currency":
    case "number":
    case "percent":
      return <NumberValue type={type} attributes={attributes} value={Number(value)} />;
    case "checkbox":
      return <Ticked value={value === true} />;
    case "select":
    case "multi-select":
      return (
        <Wrap as="span" gap="1">
          {[value].flat().map((one) => (
            <OptionChip key={String(one)} attributes={attributes} value={String(one)} />
          ))}
        </Wrap>
      );
    case "date":
      return <Digits>{format.day(String(value))}</Digits>;
    case "date-time": {
      const text = format.dateTime(String(value));
      return <Digits title={short ? text : undefined}>{short ? format.date(String(value)) : text}</Digits>;
    }
    case "stage":
      return <StageBadge stage={asStage(value)} />;
    case "many-to-one": {
      const reference = asReference(value);
      return reference ? <ReferenceValue reference={reference} /> : null;
    }
    case "textarea":
      return (
        <Box as="span" whiteSpace="pre-wrap" lineClamp={short ? 1 : undefined}>
          {String(value)}
        </Box>
      );
    default:
      return <PlainText>{textOf(type, value, format)}</PlainText>;
  }
}

function textOf(type: Field["type"], value: unknown, format: Format): string {
  const phone = type === "phone-number" && asPhone(value);
  if (phone) return format.phone(phone);
  const name = type === "name" && asPersonName(value);
  if (name) return fullName(name);
  // A deal type has a name.
  return type === "record-type" ? String((value as { name?: unknown }).name ?? "") : String(value);
}

const Digits = ({ children, title }: { children: string; title?: string | undefined }) => (
  <Box as="span" fontVariantNumeric="tabular-nums" title={title}>
    {children}
  </Box>
);

const PlainText = ({ children }: { children: string }) => (
  <Box as="span" display="block" truncate title={children.length > 24 ? children : undefined}>
    {children}
  </Box>
);

function Ticked({ value }: { value: boolean }) {
  const { t } = useTranslation("records");
  const Icon = value ? Check : Minus;
  return <Icon size={15} role="img" aria-label={t(value ? "fieldValue.yes" : "fieldValue.no")} />;
}

type NumberValueProps = { type: "currency" | "number" | "percent"; attributes: Field["attributes"]; value: number };

/** A number with the decimals of its field; money shows two at most (docs/product/records-fields.md#values). */
function NumberValue({ type, attributes, value }: NumberValueProps) {
  const format = useFormat();
  const text =
    type === "currency" ? format.money(value, ...moneyOf({ attributes })) : format.number(value, attributes.precision);
  return (
    <Box as="span" fontVariantNumeric="tabular-nums">
      {type === "percent" ? `${text}%` : text}
    </Box>
  );
}
