import type { Condition, FilterValue } from "@dure/domain/records/filter/filter";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { moneyOf } from "../field/values/money-of";
import type { ListState } from "../view/use-list-state";
import { ChoiceLabel } from "./choice-label";
import { dateWords } from "./date-words";
import { valueKind } from "./editors/value-kind";
import { MailWords } from "./mail-words";
import { operatorWord } from "./operator-word";
import { useListedLabel } from "./use-listed-label";

/** A condition as a short sentence: "Amount is more than ₩1,000,000". */
export function ConditionWords({ list, condition }: { list: ListState; condition: Condition }) {
  const { t } = useTranslation("records");
  const label = useListedLabel();
  const field = list.fields.byId.get(condition.identifier);
  if (!field) return t("filter.removedField");
  return (
    <>
      {label(field)} {t(`filter.is.${operatorWord(field, condition.condition)}`)}{" "}
      {condition.value !== undefined && condition.value !== null && <Value field={field} value={condition.value} />}
    </>
  );
}

function Value({ field, value }: { field: ListedField; value: FilterValue }) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const one = (part: string | number | boolean) => {
    const kind = valueKind(field.type);
    if (kind === "choice") return <ChoiceLabel key={String(part)} field={field} id={String(part)} />;
    if (kind === "flag") return t(part === true ? "filter.checked" : "filter.unchecked");
    if (kind === "date") return dateWords(String(part), t, format);
    if (field.type === "currency") return format.money(Number(part), ...moneyOf(field));
    return kind === "number" ? format.number(Number(part)) : String(part);
  };
  if (value === null) return null;
  if (Array.isArray(value))
    return value.map((part, index) => (
      <span key={String(part)}>
        {index > 0 && ", "}
        {one(part)}
      </span>
    ));
  if (typeof value === "object" && "campaign_id" in value) return <MailWords value={value} />;
  if (typeof value === "object")
    return (
      <>
        {one(value.start)} – {one(value.end)}
      </>
    );
  return <>{one(value)}</>;
}
