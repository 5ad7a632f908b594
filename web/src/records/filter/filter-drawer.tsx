import { Badge, Button, CloseButton, Drawer, Portal } from "@chakra-ui/react";
import type { Filter } from "@dure/domain/records/filter/filter";
import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type FilterDrawerProps = {
  filter: Filter | null;
  /** Whether it is open, where that is not its own matter. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
};

/** A button with the number of a filter's conditions, and the drawer that it opens, beside what is filtered. */
export function FilterDrawer({ filter, open, onOpen, children }: FilterDrawerProps) {
  const { t } = useTranslation(["records", "ui"]);
  const count = conditionsIn(filter);
  return (
    <Drawer.Root
      {...(open !== undefined && { open })}
      size={{ base: "full", md: "md" }}
      onOpenChange={(change) => onOpen?.(change.open)}
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
            <Drawer.Body>{children}</Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui:close")} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** How many conditions a filter has, at all its levels. */
const conditionsIn = (filter: Filter | null): number =>
  (filter?.conditions ?? []).reduce((sum, part) => sum + ("conditions" in part ? conditionsIn(part) : 1), 0);
