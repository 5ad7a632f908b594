import { HStack, Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../ui/form/field-frame";
import { SelectInput } from "../../ui/form/select-input";
import { TextInput } from "../../ui/form/text-input";
import { MemberPicker } from "../member/member-picker";

/** A task being written; its reminder is "none", or minutes before it is due. */
export type TodoDraft = {
  title: string;
  description: string;
  due_on: string;
  due_time: string;
  assignee: string | null;
  reminder: string;
};

/** The choices of a reminder. */
const REMINDERS = ["none", "0", "10", "30", "60", "1440"] as const;
const isKnown = (value: string): value is (typeof REMINDERS)[number] => REMINDERS.some((one) => one === value);

type TodoFieldsProps = {
  draft: TodoDraft;
  isUntitled: boolean;
  onChange: (part: Partial<TodoDraft>) => void;
};

export function TodoFields({ draft, isUntitled, onChange: set }: TodoFieldsProps) {
  const { t } = useTranslation("records");
  return (
    <>
      <TextInput
        label={t("todo.name")}
        required
        maxLength={200}
        error={isUntitled ? t("todo.nameMissing") : undefined}
        value={draft.title}
        onChange={(title) => set({ title })}
      />
      <HStack gap="3" align="flex-start">
        <FieldFrame label={t("todo.dueOn")}>
          <Input
            type="date"
            min="1970-01-01"
            max="2199-12-31"
            value={draft.due_on}
            onChange={({ target }) => set({ due_on: target.value })}
          />
        </FieldFrame>
        <FieldFrame label={t("todo.dueTime")} disabled={!draft.due_on}>
          <Input type="time" value={draft.due_time} onChange={({ target }) => set({ due_time: target.value })} />
        </FieldFrame>
      </HStack>
      {draft.due_on && (
        <SelectInput
          label={t("todo.reminder")}
          hint={draft.due_time ? undefined : t("todo.morningHint")}
          value={draft.reminder}
          options={[...new Set([...REMINDERS, draft.reminder])].map((value) => ({
            value,
            label: isKnown(value) ? t(`todo.remind.${value}`) : t("todo.remindMinutes", { minutes: value }),
          }))}
          onChange={(reminder) => set({ reminder })}
        />
      )}
      <FieldFrame label={t("todo.assignee")}>
        <MemberPicker label={t("todo.assignee")} value={draft.assignee} onPick={(assignee) => set({ assignee })} />
      </FieldFrame>
      <TextInput
        label={t("todo.description")}
        rows={3}
        maxLength={5000}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
    </>
  );
}
