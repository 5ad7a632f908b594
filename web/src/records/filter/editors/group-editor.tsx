import { Box, Button, Flex, IconButton, SegmentGroup, Stack, Text } from "@chakra-ui/react";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type DraftGroup, isGroup, MAX_LEVELS, newCondition, newGroup } from "../filter-draft";
import { ConditionEditor } from "./condition-editor";
import type { FilterEditing } from "./filter-editing";

type GroupEditorProps = FilterEditing & { group: DraftGroup; level: number };

/** A group of conditions of which all, or any, must hold. It may contain further groups. */
export function GroupEditor({ group, level, ...editing }: GroupEditorProps) {
  const { t } = useTranslation("records");
  const { change } = editing;
  const add = (part: DraftGroup["parts"][number]) =>
    change<DraftGroup>(group.id, (before) => ({ ...before, parts: [...before.parts, part] }));
  return (
    <Stack
      role="group"
      aria-label={t("filter.group", { level })}
      gap="3"
      {...(level > 1 && { p: "3", borderWidth: "1px", rounded: "l3", bg: level % 2 === 0 ? "bg.subtle" : "bg.panel" })}
    >
      <Flex align="center" gap="2">
        <SegmentGroup.Root
          size="sm"
          aria-label={t("filter.match")}
          value={group.operator}
          onValueChange={({ value }) =>
            change<DraftGroup>(group.id, (before) => ({ ...before, operator: value === "OR" ? "OR" : "AND" }))
          }
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Items
            items={(["AND", "OR"] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
          />
        </SegmentGroup.Root>
        <Box flex="1" />
        {level > 1 && (
          <IconButton
            variant="ghost"
            size="xs"
            aria-label={t("filter.removeGroup")}
            onClick={() => change(group.id, () => undefined)}
          >
            <Trash2 />
          </IconButton>
        )}
      </Flex>
      {group.parts.length === 0 && <Text color="fg.muted">{editing.none ?? t("filter.none")}</Text>}
      {group.parts.map((part) =>
        isGroup(part) ? (
          <GroupEditor key={part.id} group={part} level={level + 1} {...editing} />
        ) : (
          <ConditionEditor key={part.id} draft={part} {...editing} />
        ),
      )}
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" size="xs" onClick={() => add(newCondition())}>
          <Plus aria-hidden />
          {t("filter.addCondition")}
        </Button>
        {level < MAX_LEVELS && (
          <Button variant="ghost" size="xs" onClick={() => add(newGroup(group.operator === "AND" ? "OR" : "AND"))}>
            <Plus aria-hidden />
            {t("filter.addGroup")}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
