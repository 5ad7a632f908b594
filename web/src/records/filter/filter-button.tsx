import { Badge, Button, CloseButton, Drawer, Portal } from "@chakra-ui/react";
import type { Filter } from "@dure/domain/records/filter/filter";
import { ListFilter } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { FormSkeleton } from "../../ui/form-skeleton";
import { lazyPart } from "../../ui/lazy/lazy-part";
import type { ListState } from "../view/use-list-state";

const FilterEditor = lazyPart(async () => (await import("./editors/filter-editor")).FilterEditor, {
  fallback: <FormSkeleton />,
});

type FilterButtonProps = {
  list: ListState;
  /** Why the list did not come. */
  error: unknown;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** Opens the filter beside the list, which follows each change. */
export const FilterButton = memo(function FilterButton({ list, error, open, onOpen }: FilterButtonProps) {
  const { t } = useTranslation(["records", "ui"]);
  const count = conditionsIn(list.filter);
  return (
    <Drawer.Root
      open={open}
      size={{ base: "full", md: "md" }}
      onOpenChange={(change) => onOpen(change.open)}
      lazyMount
      unmountOnExit
    >
      <Drawer.Trigger asChild>
        <Button variant="outline">
          <ListFilter aria-hidden />
          {t("records:filter.title")}
          {count > 0 && <Badge colorPalette="brand">{count}</Badge>}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content borderStartWidth={{ md: "1px" }} shadow="lg">
            <Drawer.Header>
              <Drawer.Title textStyle="md">{t("records:filter.title")}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>
              <FilterEditor list={list} error={error} />
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui:close")} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
});

/** How many conditions a filter has, at all its levels. */
const conditionsIn = (filter: Filter | null): number =>
  (filter?.conditions ?? []).reduce((sum, part) => sum + ("conditions" in part ? conditionsIn(part) : 1), 0);
