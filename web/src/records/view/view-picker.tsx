import { Button, Flex, Popover, Portal, Stack, Tabs, Text } from "@chakra-ui/react";
import type { ViewAnswer } from "@dure/domain/records/view/view";
import { ChevronDown, Mails, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../ui/lazy/lazy-part";
import { LazyViewDialog } from "./lazy-view-dialog";
import type { ListState } from "./use-list-state";
import { type SegmentSource, useViewSegment } from "./use-view-segment";
import { ViewLine } from "./view-line";

/** Loaded when the views are opened, since only the pinned ones need the drag library. */
const PinnedViews = lazyPart(async () => (await import("./pinned-views")).PinnedViews);

const TABS = ["all", "shared", "private"] as const;

/** Every view that the user sees: all, shared or private ones, with the pinned ones first in their order. */
export function ViewPicker({ list }: { list: ListState }) {
  const { t } = useTranslation("records");
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<{ view: ViewAnswer | undefined }>();
  const { views } = list;
  const of = { all: [...views.shared, ...views.private], shared: views.shared, private: views.private };
  const segment = useViewSegment(list);
  const { make } = segment;
  const onSegment =
    make &&
    ((source: SegmentSource) => {
      setOpen(false);
      make(source);
    });
  const show = (view: ViewAnswer | undefined) => {
    setOpen(false);
    setDialog({ view });
  };
  return (
    <>
      <Popover.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        positioning={{ placement: "bottom-start" }}
        lazyMount
      >
        <Popover.Trigger asChild>
          <Button variant="ghost" size="xs" flexShrink="0">
            {t("view.title")}
            <ChevronDown aria-hidden />
          </Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content w="22rem" maxW="calc(100vw - 2rem)" aria-label={t("view.title")}>
              <Popover.Body p="3" maxH="70dvh" overflowY="auto">
                <Tabs.Root defaultValue="all" size="sm" fitted lazyMount>
                  <Tabs.List mb="2">
                    {TABS.map((tab) => (
                      <Tabs.Trigger key={tab} value={tab}>
                        {t(`view.tabs.${tab}`)}
                      </Tabs.Trigger>
                    ))}
                  </Tabs.List>
                  {TABS.map((tab) => (
                    <Tabs.Content key={tab} value={tab} p="0">
                      <Stack gap="1">
                        {tab === "all" && (
                          <PinnedViews {...{ list, onSegment }} onEdit={show} onOpened={() => setOpen(false)} />
                        )}
                        {of[tab].length === 0 && <Text color="fg.muted">{t("view.none")}</Text>}
                        {(tab === "all" ? of.all.filter(({ pinned }) => !pinned) : pinnedFirst(of[tab])).map((view) => (
                          <ViewLine
                            key={view.id}
                            {...{ list, view, onSegment }}
                            onEdit={() => show(view)}
                            onOpened={() => setOpen(false)}
                          />
                        ))}
                      </Stack>
                    </Tabs.Content>
                  ))}
                </Tabs.Root>
                <Flex gap="2" mt="3" wrap="wrap">
                  <Button variant="outline" size="xs" onClick={() => show(undefined)}>
                    <Plus aria-hidden />
                    {t("view.new")}
                  </Button>
                  {onSegment && (
                    <Button variant="outline" size="xs" onClick={() => onSegment(sourceOfList(list))}>
                      <Mails aria-hidden />
                      {t("view.listToSegment")}
                    </Button>
                  )}
                </Flex>
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      {segment.dialog}
      <LazyViewDialog
        list={list}
        view={dialog?.view}
        open={dialog !== undefined}
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}

/** The current state of the list, including unsaved changes. */
const sourceOfList = ({ chosen, filter, search }: ListState): SegmentSource => ({
  name: chosen.view?.title ?? "",
  ...{ filter, search },
});

const pinnedFirst = (views: readonly ViewAnswer[]): ViewAnswer[] =>
  views.toSorted((a, b) => (a.pin_order ?? Number.MAX_SAFE_INTEGER) - (b.pin_order ?? Number.MAX_SAFE_INTEGER));
