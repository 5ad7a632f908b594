import { Badge, Box, Flex, IconButton, Stack, Text } from "@chakra-ui/react";
import type { Question } from "@dure/domain/forms/question/question";
import { ChevronDown, Copy, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { SortItem } from "../../ui/sortable/sort-item";
import { SortableRow } from "../../ui/sortable/sortable-row";

type QuestionCardProps = {
  item: SortItem;
  question: Pick<Question, "type" | "required">;
  /** The label of the field that stores the answer. */
  fieldLabel?: string | undefined;
  problems: readonly string[];
  isOpen: boolean;
  /** Shows the settings only. */
  readOnly?: boolean;
  /** Attributes of the button that opens the settings. */
  toggle?: Readonly<Record<`data-${string}`, string>>;
  onToggle: (isOpen: boolean) => void;
  /** Undefined if questions can't be duplicated. `isFull`: the form has no room for another question. */
  onDuplicate?: () => void;
  isFull?: boolean;
  onRemove: () => void;
  isNeeded?: boolean;
  /** The settings. */
  children: ReactNode;
};

const LIFTING = [" ", "Enter"];

/** A question in one line, with its settings below. */
export function QuestionCard(props: QuestionCardProps) {
  const { item, question, fieldLabel, problems, isOpen, readOnly, toggle, onToggle, children } = props;
  const { t } = useTranslation("forms");
  // Synchronous: the sortable list measures a lifted card at once, and the keyboard cannot move a tall one.
  const close = () => flushSync(() => onToggle(false));
  return (
    <SortableRow
      item={item}
      data-question={item.id}
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      {...(problems.length > 0 && { borderColor: "border.error" })}
    >
      {(handle) => (
        <>
          <Flex align="center" gap="1" p="2">
            {!readOnly && (
              <Box onPointerDownCapture={close} onKeyDownCapture={({ key }) => LIFTING.includes(key) && close()}>
                {handle}
              </Box>
            )}
            <Summary label={item.label} required={question.required} fieldLabel={fieldLabel} problems={problems} />
            <Badge hideBelow="sm">{t(`builder.type.${question.type}`)}</Badge>
            {!readOnly && <CardActions {...props} />}
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("builder.settingsOf", { label: item.label })}
              aria-expanded={isOpen}
              {...toggle}
              onClick={() => onToggle(!isOpen)}
            >
              <Box asChild transform={isOpen ? "rotate(180deg)" : undefined}>
                <ChevronDown />
              </Box>
            </IconButton>
          </Flex>
          {isOpen && (
            <Stack gap="4" px="3" pt="3" pb="4" borderTopWidth="1px">
              {children}
            </Stack>
          )}
        </>
      )}
    </SortableRow>
  );
}

type SummaryProps = Pick<QuestionCardProps, "fieldLabel" | "problems"> & { label: string; required: boolean };

const Summary = ({ label, required, fieldLabel, problems }: SummaryProps) => (
  <Box flex="1" minW="0">
    <Text fontWeight="medium" truncate>
      {label}
      {required && (
        <Text as="span" color="fg.error" aria-hidden>
          {" *"}
        </Text>
      )}
    </Text>
    {fieldLabel && (
      <Text textStyle="xs" color="fg.muted" truncate>
        {fieldLabel}
      </Text>
    )}
    {problems.map((text) => (
      <Text key={text} textStyle="xs" color="fg.error">
        {text}
      </Text>
    ))}
  </Box>
);

type CardActionsProps = Pick<QuestionCardProps, "item" | "isFull" | "isNeeded" | "onDuplicate" | "onRemove">;

function CardActions({ item, isFull, isNeeded, onDuplicate, onRemove }: CardActionsProps) {
  const { t } = useTranslation("forms");
  return (
    <>
      {onDuplicate && (
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t("builder.duplicate", { label: item.label })}
          disabled={isFull ?? false}
          onClick={onDuplicate}
        >
          <Copy />
        </IconButton>
      )}
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t("builder.remove", { label: item.label })}
        disabled={isNeeded ?? false}
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
