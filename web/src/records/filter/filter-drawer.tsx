import { Badge, Button, Drawer, Portal } from "@chakra-ui/react";
import type { Filter } from "@dure/domain/records/filter/filter";
import { ListFilter } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DrawerClose } from "../../ui/drawer-close";

type FilterDrawerProps = {
  filter: Filter | null;
  /** Whether the drawer is open, if the caller controls it. */
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
};

/** A button with the number of a filter's conditions, and the drawer that it opens, beside what is filtered. */
export function FilterDrawer({ filter, open, onOpen, children }: FilterDrawerProps) {
  const { t } = useTranslation("records");
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
          {t("filter.title")}
          {count > 0 && <Badge colorPalette="brand">{count}</Badge>}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content borderStartWidth={{ md: "1px" }} shadow="lg">
            <Drawer.Header>
              <Drawer.Title textStyle="md">{t("filter.title")}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

/** How many conditions a filter has, at all its levels. */
const conditionsIn = (filter: Filter | null): number =>
  (filter?.conditions ?? []).reduce((sum, part) => sum + ("conditions" in part ? conditionsIn(part) : 1), 0);
