import type { EntityId } from "@dure/domain/records/entity";
import type { Field } from "@dure/domain/records/field";
import { FIELD_VALUES } from "@dure/domain/records/record";
import { useTranslation } from "react-i18next";
import { type IssueWords, wordIssue } from "../../ui/form/word-issue";
import { useInvalidWords } from "./use-invalid-words";

const isKnown = (id: string): id is keyof typeof FIELD_VALUES => Object.hasOwn(FIELD_VALUES, id);

/** What is wrong with a value, in the user's language, before the server is asked. */
export function useFieldCheck(): (entity: EntityId, field: Field, value: unknown) => string | undefined {
  const { t } = useTranslation("ui");
  const invalid = useInvalidWords();
  return (entity, { id, type }, value) => {
    // A deal's own name is optional, the contact's is not.
    if (!isKnown(id) || (id === "name" && entity !== "company" && entity !== "contact")) return undefined;
    const issue = FIELD_VALUES[id].safeParse(value).error?.issues[0];
    if (!issue) return undefined;
    const words: IssueWords = {
      required: t("invalid.required"),
      format: invalid[type] ?? t("invalid.format"),
      tooLong: (max) => (type === "currency" ? (invalid.currency ?? "") : t("invalid.tooLong", { max })),
      tooShort: () => invalid[type] ?? t("invalid.format"),
      byField: {},
    };
    return wordIssue(issue, firstPart(value), words);
  };
}

const firstPart = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "first_name" in value ? value.first_name : value;
