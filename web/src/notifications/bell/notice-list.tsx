import { Button, Flex, Popover, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { NoticePreferencesFields } from "./notice-preferences-fields";
import { useMarkAllNoticesRead, useNotices } from "./notice-queries";
import { NoticeRow } from "./notice-row";

/** The caller's notifications, newest first. */
export function NoticeList({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("notifications");
  const pages = useNotices();
  const { data, error, isError, refetch } = pages;
  const markAll = useMarkAllNoticesRead();
  const notices = data?.pages.flatMap((page) => page.data) ?? [];
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <Popover.Header px="4" py="2.5" borderBottomWidth="1px">
        <Flex justify="space-between" align="center" minH="6">
          <Popover.Title fontWeight="semibold">{t("bell.title")}</Popover.Title>
          {unread > 0 && (
            <Button size="2xs" variant="ghost" loading={markAll.isPending} onClick={() => markAll.mutate({})}>
              {t("bell.readAll")}
            </Button>
          )}
        </Flex>
      </Popover.Header>
      <Popover.Body p="2" maxH="24rem" overflowY="auto">
        {isError && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !isError && <ListSkeleton rows={3} />}
        {data && notices.length === 0 && (
          <Text p="4" textAlign="center" color="fg.muted">
            {t("bell.empty")}
          </Text>
        )}
        {notices.length > 0 && (
          <Stack as="ul" gap="1" listStyleType="none">
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
            ))}
          </Stack>
        )}
        <MoreButton list={pages} />
      </Popover.Body>
      <Popover.Footer px="4" py="2.5" borderTopWidth="1px" display="block">
        <NoticePreferencesFields />
      </Popover.Footer>
    </>
  );
}
