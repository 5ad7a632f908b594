import { Box, Button, Heading, Input, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { questionTypeOf } from "@dure/domain/forms/mapping/linkable-fields";
import type { Question, QuestionType } from "@dure/domain/forms/question/question";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { newQuestion } from "./new-question";
import { QuestionLibrary } from "./question-library";
import type { LinkableField, LinkableFields } from "./use-linkable-fields";

type AddQuestionProps = {
  /** The basic types that the form has. */
  types: readonly QuestionType[];
  /** The name of a new question, made from its type or from the id of a field. */
  nameOf: (wanted: string) => string;
  /** The paths of the fields that store an answer already. */
  linked: readonly string[];
  linkable: LinkableFields;
  onAdd: (question: Question, path?: string) => void;
};

/** One more question: of a basic type, or one whose answer is stored in a field of a record. */
export function AddQuestion({ types, nameOf, linked, linkable, onAdd }: AddQuestionProps) {
  const { t } = useTranslation("forms");
  const [search, setSearch] = useState("");
  const wanted = search.trim().normalize("NFC").toLowerCase();
  const fields = linkable.fields.filter(
    ({ field, label, isArchived }) =>
      !isArchived && questionTypeOf(field) && label.normalize("NFC").toLowerCase().includes(wanted),
  );
  const wordsOf = (label: string) => ({ label, option: t("builder.firstOption") });
  const addLinked = ({ path, field, name }: LinkableField) => {
    const made = newQuestion(questionTypeOf(field) ?? "shortText", nameOf(field.id), wordsOf(name));
    const { options = [] } = field.attributes;
    onAdd({ ...made, ...(options.length > 0 && { options }) }, path);
  };
  return (
    <Stack as="section" gap="4" p="4" borderWidth="1px" rounded="l2" bg="bg.subtle" aria-label={t("builder.add")}>
      <Stack gap="2">
        <Heading as="h3" size="xs">
          {t("builder.basicTypes")}
        </Heading>
        <SimpleGrid columns={{ base: 2, sm: 3 }} gap="2">
          {types.map((type) => (
            <Button
              key={type}
              variant="outline"
              bg="bg.panel"
              justifyContent="flex-start"
              onClick={() => onAdd(newQuestion(type, nameOf(type), wordsOf(t(`builder.type.${type}`))))}
            >
              {t(`builder.type.${type}`)}
            </Button>
          ))}
        </SimpleGrid>
      </Stack>
      <QuestionLibrary
        types={types}
        onInsert={(question) => onAdd({ ...question, name: nameOf(question.name), use_nicerating: false })}
      />
      <Stack gap="2">
        <Heading as="h3" size="xs">
          {t("builder.linkableTypes")}
        </Heading>
        <Text color="fg.muted">{t("builder.linkableHint")}</Text>
        <Input
          type="search"
          bg="bg.panel"
          aria-label={t("builder.searchFields")}
          placeholder={t("builder.searchFields")}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <FormError error={linkable.error} />
        <Box as="ul" listStyleType="none" maxH="56" overflowY="auto" display="grid" gap="1">
          {fields.map((one) => (
            <li key={one.path}>
              <Button
                variant="ghost"
                w="full"
                justifyContent="flex-start"
                // A second question's answer would overwrite the first one's.
                disabled={linked.includes(one.path)}
                onClick={() => addLinked(one)}
              >
                <Text as="span" truncate>
                  {one.label}
                </Text>
              </Button>
            </li>
          ))}
        </Box>
        {fields.length === 0 && !linkable.isPending && <Text color="fg.muted">{t("builder.noFields")}</Text>}
      </Stack>
    </Stack>
  );
}
