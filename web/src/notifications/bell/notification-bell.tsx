import { Box, Circle, IconButton, Popover, Portal } from "@chakra-ui/react";
import { Bell } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../ui/lazy/lazy-part";
import { ListSkeleton } from "../../ui/list-skeleton";
import { useNotices } from "./notice-queries";

const NoticeList = lazyPart(async () => (await import("./notice-list")).NoticeList, {
  fallback: <ListSkeleton rows={3} />,
});

const MOST_SHOWN = 99;

/** Opens the caller's notifications, and says how many are unread. */
export function NotificationBell() {
  const { t } = useTranslation("notifications");
  const [isOpen, setOpen] = useState(false);
  const unread = useNotices().data?.pages[0]?.unread ?? 0;
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  const label = unread > 0 ? t("bell.unread", { shown }) : t("bell.open");
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: "bottom-start" }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton
          variant="ghost"
          color="fg.muted"
          aria-label={label}
          title={label}
          position="relative"
          flexShrink="0"
        >
          <Bell />
          {unread > 0 && (
            <Circle
              position="absolute"
              top="0.5"
              insetEnd="0.5"
              minW="4"
              h="4"
              px="0.5"
              bg="red.solid"
              color="red.contrast"
            >
              <Box as="span" textStyle="2xs" fontWeight="semibold">
                {shown}
              </Box>
            </Circle>
          )}
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="22rem" maxW="calc(100vw - 1rem)" aria-label={t("bell.title")}>
            <NoticeList onOpen={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
