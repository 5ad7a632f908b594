import { Badge, Box, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, Copy, Trash2 } from "lucide-react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { StepProps } from "../../routing/editor/draft";
import { problemTarget } from "../../routing/editor/go-to-problem";
import { useOwnText } from "../../routing/editor/use-own-text";
import type { SortItem } from "../../ui/sortable/sort-item";
import { SortableRow } from "../../ui/sortable/sortable-row";
import { QuestionFields } from "./question-fields";
import type { useLinkableFields } from "./use-linkable-fields";

type QuestionCardProps = Pick<StepProps, "draft" | "onChange" | "problems"> & {
  item: SortItem;
  place: number;
  linkable: ReturnType<typeof useLinkableFields>;
  isOpen: boolean;
  isFull: boolean;
  onToggle: (isOpen: boolean) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

const LIFTING = [" ", "Enter"];

/** A question in one line, with its settings below. */
export function QuestionCard(props: QuestionCardProps) {
  const { item, place, draft, linkable, problems, isOpen, isFull, onToggle, onDuplicate, onRemove } = props;
  const { t } = useTranslation(["routing", "forms"]);
  const ownText = useOwnText();
  const question = draft.form.components[place];
  if (!question) return null;
  // At once: what is lifted is measured then, and a tall card can't be moved past its neighbours by the keyboard.
  const close = () => flushSync(() => onToggle(false));
  const wrong = problems.filter(({ target }) => target === question.name);
  const path = draft.form_field_mapping[question.name];
  const field = linkable.fields.find((one) => one.path === path);
  const isLost = path !== undefined && !linkable.isPending && (!field || field.isArchived);
  return (
    <SortableRow
      item={item}
      data-question={item.id}
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      {...((wrong.length > 0 || isLost) && { borderColor: "border.error" })}
    >
      {(handle) => (
        <>
          <Flex align="center" gap="1" p="2">
            <Box onPointerDownCapture={close} onKeyDownCapture={({ key }) => LIFTING.includes(key) && close()}>
              {handle}
            </Box>
            <Box flex="1" minW="0">
              <Text fontWeight="medium" truncate>
                {item.label}
                {question.required && (
                  <Text as="span" color="fg.error" aria-hidden>
                    {" *"}
                  </Text>
                )}
              </Text>
              {field && (
                <Text textStyle="xs" color="fg.muted" truncate>
                  {field.label}
                </Text>
              )}
              {wrong.map(({ text }) => (
                <Text key={text.en} textStyle="xs" color="fg.error">
                  {ownText(text)}
                </Text>
              ))}
              {isLost && (
                <Text textStyle="xs" color="fg.error">
                  {t(field ? "forms:builder.archivedField" : "forms:builder.lostField")}
                </Text>
              )}
            </Box>
            <Badge hideBelow="sm">{t(`forms:builder.type.${question.type}`)}</Badge>
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("build.duplicate", { label: item.label })}
              disabled={isFull}
              onClick={onDuplicate}
            >
              <Copy />
            </IconButton>
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("build.remove", { label: item.label })}
              onClick={onRemove}
            >
              <Trash2 />
            </IconButton>
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("build.settingsOf", { label: item.label })}
              aria-expanded={isOpen}
              {...problemTarget("form", question.name)}
              onClick={() => onToggle(!isOpen)}
            >
              <Box asChild transform={isOpen ? "rotate(180deg)" : undefined}>
                <ChevronDown />
              </Box>
            </IconButton>
          </Flex>
          {isOpen && (
            <Stack gap="4" px="3" pt="3" pb="4" borderTopWidth="1px">
              <QuestionFields {...props} question={question} />
            </Stack>
          )}
        </>
      )}
    </SortableRow>
  );
}
