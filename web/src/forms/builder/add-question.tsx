import { Box, Button, Heading, Input, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { QUESTION_TYPES, type Question, type QuestionType } from "@dure/domain/forms/question/question";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../ui/form-error";
import { questionTypeOf } from "../../../../domain/src/forms/mapping/linkable-fields";
import { freeName, newQuestion } from "../../routing/editor/build/questions";
import type { LinkableField, useLinkableFields } from "./use-linkable-fields";

type AddQuestionProps = {
  /** The names of the questions that there are. */
  taken: readonly string[];
  /** The fields that keep an answer already. */
  linked: readonly string[];
  linkable: ReturnType<typeof useLinkableFields>;
  onAdd: (question: Question, path?: string) => void;
};

/** One more question: of a basic type, or one whose answer is kept in a field of a record. */
export function AddQuestion({ taken, linked, linkable, onAdd }: AddQuestionProps) {
  const { t } = useTranslation("routing");
  const [search, setSearch] = useState("");
  const wanted = search.trim().normalize("NFC").toLowerCase();
  const fields = linkable.fields.filter(
    ({ field, label, isArchived }) =>
      !isArchived && questionTypeOf(field) && label.normalize("NFC").toLowerCase().includes(wanted),
  );
  const make = (type: QuestionType, label: string) =>
    newQuestion(type, taken, { label, option: t("build.firstOption") });
  const addLinked = ({ path, field, name }: LinkableField) => {
    const made = make(questionTypeOf(field) ?? "shortText", name);
    const { options = [] } = field.attributes;
    onAdd({ ...made, name: freeName(field.id, taken), ...(options.length > 0 && { options }) }, path);
  };
  return (
    <Stack as="section" gap="4" p="4" borderWidth="1px" rounded="l2" bg="bg.subtle" aria-label={t("build.add")}>
      <Stack gap="2">
        <Heading as="h3" size="xs">
          {t("build.basicTypes")}
        </Heading>
        <SimpleGrid columns={{ base: 2, sm: 3 }} gap="2">
          {QUESTION_TYPES.map((type) => (
            <Button
              key={type}
              variant="outline"
              bg="bg.panel"
              justifyContent="flex-start"
              onClick={() => onAdd(make(type, t(`build.type.${type}`)))}
            >
              {t(`build.type.${type}`)}
            </Button>
          ))}
        </SimpleGrid>
      </Stack>
      <Stack gap="2">
        <Heading as="h3" size="xs">
          {t("build.linkableTypes")}
        </Heading>
        <Text color="fg.muted">{t("build.linkableHint")}</Text>
        <Input
          type="search"
          bg="bg.panel"
          aria-label={t("build.searchFields")}
          placeholder={t("build.searchFields")}
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
                // The answer to a second question would write over that to the first.
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
        {fields.length === 0 && !linkable.isPending && <Text color="fg.muted">{t("build.noFields")}</Text>}
      </Stack>
    </Stack>
  );
}
