import { Button, Grid, Stack } from "@chakra-ui/react";
import { useDroppable } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addGroup, type Box } from "../layout-draft";
import { ColumnRatio } from "./column-ratio";
import { LayoutBox } from "./layout-box";
import { useLayoutEditing } from "./layout-context";

/** The columns of the page, below each other where there is less room. */
export function LayoutColumns() {
  const { draft } = useLayoutEditing();
  const ratios = draft.columns.map(({ ratio }) => `minmax(0, ${ratio}fr)`).join(" ");
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: ratios }} gap="4" alignItems="stretch">
      {draft.columns.map(({ boxes, ratio }, at) => (
        // A column is known by nothing but its place.
        <LayoutColumn key={at} at={at} ratio={ratio} boxes={boxes} />
      ))}
    </Grid>
  );
}

function LayoutColumn({ at, ratio, boxes }: { at: number; ratio: number; boxes: readonly Box[] }) {
  const { t } = useTranslation("records");
  const { change } = useLayoutEditing();
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
      <Button variant="ghost" size="xs" alignSelf="flex-start" onClick={add}>
        <Plus aria-hidden />
        {t("layout.addGroup")}
      </Button>
    </Stack>
  );
}
