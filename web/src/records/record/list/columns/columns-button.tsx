import { Button, Popover, Portal } from "@chakra-ui/react";
import { Columns3Cog } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../ui/lazy/lazy-part";
import { ListSkeleton } from "../../../../ui/list-skeleton";
import type { ListState } from "../../../view/use-list-state";
import type { ListAppearance } from "../table/list-appearance";
import type { ColumnActions } from "./use-column-actions";

const ColumnsEditor = lazyPart(async () => (await import("./columns-editor")).ColumnsEditor, {
  fallback: <ListSkeleton rows={6} />,
});

const ListAppearanceEditor = lazyPart(async () => (await import("./list-appearance-editor")).ListAppearanceEditor);

type ColumnsButtonProps = {
  list: ListState;
  columns: ColumnActions;
  look: ListAppearance;
  onLook: (look: ListAppearance) => void;
};

/** Chooses the list's columns and their order. */
export const ColumnsButton = memo(function ColumnsButton({ list, columns, look, onLook }: ColumnsButtonProps) {
  const { t } = useTranslation("records");
  return (
    <Popover.Root positioning={{ placement: "bottom-start" }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <Button variant="outline" hideBelow="md">
          <Columns3Cog aria-hidden />
          {t("columns.title")}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="20rem" aria-label={t("columns.title")}>
            <Popover.Body p="3" maxH="70dvh" overflowY="auto">
              <ListAppearanceEditor look={look} onLook={onLook} />
              <ColumnsEditor list={list} columns={columns} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
});
