import { Box, Button, Flex, Heading, IconButton, Stack, Text } from "@chakra-ui/react";
import type { Question, QuestionType } from "@dure/domain/forms/question/question";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useDeleteSavedQuestion, useSavedQuestions } from "./saved-question-queries";

type QuestionLibraryProps = {
  /** The types that the form has; saved questions of other types are left out. */
  types: readonly QuestionType[];
  onInsert: (question: Question) => void;
};

/** The questions that the team has saved, to be inserted into this form. Nothing while there are none. */
export function QuestionLibrary({ types, onInsert }: QuestionLibraryProps) {
  const { t } = useTranslation("forms");
  const errorText = useErrorText();
  const { data = [] } = useSavedQuestions();
  const remove = useDeleteSavedQuestion();
  const offered = data.filter(({ question }) => types.includes(question.type));
  if (offered.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="xs">
        {t("builder.library.title")}
      </Heading>
      <Box as="ul" listStyleType="none" maxH="56" overflowY="auto" display="grid" gap="1">
        {offered.map(({ id, question }) => (
          <Flex as="li" key={id} gap="1">
            <Button variant="ghost" flex="1" minW="0" justifyContent="flex-start" onClick={() => onInsert(question)}>
              <Text as="span" truncate>
                {question.label}
              </Text>
              <Text as="span" color="fg.muted" flexShrink="0">
                {t(`builder.type.${question.type}`)}
              </Text>
            </Button>
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t("builder.library.remove", { label: question.label })}
              onClick={() =>
                remove.mutate({ params: { id } }, { onError: (error) => notify.error({ title: errorText(error) }) })
              }
            >
              <X />
            </IconButton>
          </Flex>
        ))}
      </Box>
    </Stack>
  );
}
