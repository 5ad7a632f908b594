import { customValueSchema } from "@dure/domain/records/field/custom-value";
import type { Field } from "@dure/domain/records/field/field";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import { CustomerName, FIELD_VALUES } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useLocalizedText } from "../../lib/language/use-localized-text";
import { type IssueTexts, issueMessage } from "../../ui/form/issue-message";
import { useInvalidTexts } from "./use-invalid-texts";
import { isEmptyValue } from "./values/field-value";

const isKnown = (id: string): id is keyof typeof FIELD_VALUES => Object.hasOwn(FIELD_VALUES, id);

/** What is wrong with a value, in the user's language, before the server is asked. */
export function useFieldCheck(): (entity: EntityId, field: Field, value: unknown) => string | undefined {
  const { t } = useTranslation("ui");
  const invalid = useInvalidTexts();
  const textOf = useLocalizedText();
  return (entity, field, value) => {
    const { type } = field;
    const issue = schemaOf(entity, field)?.safeParse(value).error?.issues[0];
    if (!issue) return field.required && isEmptyValue(value) ? t("invalid.required") : undefined;
    const words: IssueTexts = {
      required: t("invalid.required"),
      format: invalid[type] ?? t("invalid.format"),
      tooLong: (max) => (type === "currency" ? (invalid.currency ?? "") : t("invalid.tooLong", { max })),
      tooShort: () => invalid[type] ?? t("invalid.format"),
      textOf,
      byField: {},
    };
    return issueMessage(issue, firstPart(value), words);
  };
}

function schemaOf(entity: EntityId, field: Field): z.ZodType | undefined {
  const { id, category } = field;
  if (category === "custom") return customValueSchema(field);
  // The customer's name is optional in leads and deals; a contact's name is required.
  if (id === "name" && kindOf(entity) === "lead") return CustomerName;
  return isKnown(id) ? FIELD_VALUES[id] : undefined;
}

const firstPart = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "first_name" in value ? value.first_name : value;
