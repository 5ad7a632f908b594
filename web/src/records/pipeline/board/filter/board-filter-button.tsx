import { Badge, Button, CloseButton, Drawer, Portal } from "@chakra-ui/react";
import { ListFilter } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ListSkeleton } from "../../../../ui/list-skeleton";
import { readFilter } from "../../../filter/filter-address";
import { useListedFields } from "../../../filter/listed-fields";
import { useListAddress } from "../../../view/use-list-address";

const FilterBuilder = lazy(async () => ({
  default: (await import("../../../filter/editors/filter-builder")).FilterBuilder,
}));

/** Any filter that a list can have, beside the board, which follows each change. */
export function BoardFilterButton({ pipelineId, hasOwn }: { pipelineId: string; hasOwn: boolean }) {
  const { t } = useTranslation(["records", "ui"]);
  const { address, setFilter } = useListAddress();
  const { data: fields } = useListedFields("deal", pipelineId);
  const filter = readFilter(address.filter) ?? null;
  const count = filter?.conditions.length ?? 0;
  return (
    <Drawer.Root size={{ base: "full", md: "md" }} lazyMount unmountOnExit>
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
              <Suspense fallback={<ListSkeleton rows={3} />}>
                {fields && (
                  <FilterBuilder
                    initial={filter}
                    fields={fields}
                    error={null}
                    before={hasOwn ? 1 : 0}
                    onChange={(next) => setFilter(next, { replace: true })}
                  />
                )}
              </Suspense>
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label={t("ui:close")} />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
