import { Button, Flex, Grid, Stack } from "@chakra-ui/react";
import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { MAX_COLUMNS } from "@dure/domain/records/layout/layout";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addColumn, addGroup, type Box, removeColumn } from "../layout-draft";
import { ColumnRatio } from "./column-ratio";
import { LayoutBox } from "./layout-box";
import { useLayoutEditing } from "./layout-context";

/** The columns of the page, below each other where there is less room. */
export function LayoutColumns() {
  const { t } = useTranslation("records");
  const { draft, change } = useLayoutEditing();
  const ratios = draft.columns.map(({ ratio }) => `minmax(0, ${ratio}fr)`).join(" ");
  return (
    <>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: ratios }} gap="4" alignItems="stretch">
        {draft.columns.map(({ boxes, ratio }, at) => (
          // A column is known by nothing but its place.
          <LayoutColumn key={at} at={at} ratio={ratio} boxes={boxes} />
        ))}
      </Grid>
      {draft.columns.length < MAX_COLUMNS && (
        <Button variant="outline" size="xs" mt="3" onClick={() => change(addColumn)}>
          <Plus aria-hidden />
          {t("layout.addColumn")}
        </Button>
      )}
    </>
  );
}

function LayoutColumn({ at, ratio, boxes }: { at: number; ratio: number; boxes: readonly Box[] }) {
  const { t } = useTranslation("records");
  const { draft, change } = useLayoutEditing();
  const { setNodeRef } = useDroppable({ id: `column:${at}`, data: { kind: "column", at } });
  const add = () => change((draft) => addGroup(draft, at, `group-${crypto.randomUUID()}`, t("layout.newGroup")));
  return (
    <Stack
      ref={setNodeRef}
      role="group"
      aria-label={t("layout.column", { place: at + 1 })}
      gap="3"
      p="3"
      rounded="l3"
      bg="bg.subtle"
    >
      <ColumnRatio at={at} ratio={ratio} />
      <SortableContext items={boxes.map(({ id }) => `box:${id}`)} strategy={verticalListSortingStrategy}>
        {boxes.map((box) => (
          <LayoutBox key={box.id} box={box} columnAt={at} />
        ))}
      </SortableContext>
      <Flex justify="space-between" gap="2" wrap="wrap">
        <Button variant="ghost" size="xs" onClick={add}>
          <Plus aria-hidden />
          {t("layout.addGroup")}
        </Button>
        {draft.columns.length > 1 && (
          <Button
            variant="ghost"
            size="xs"
            color="fg.muted"
            aria-label={t("layout.removeColumnAt", { place: at + 1 })}
            onClick={() => change((before) => removeColumn(before, at))}
          >
            {t("layout.removeColumn")}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
