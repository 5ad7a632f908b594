import { Box, chakra, Text } from "@chakra-ui/react";
import type { NoticeView } from "@dure/domain/notifications/notice/notice";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFormat } from "../../ui/use-format";
import { useMarkNoticeRead } from "./notice-queries";

const PAGES = { lead: "leads", deal: "deals", company: "companies", contact: "contacts" } as const;

type NoticeRowProps = { notice: NoticeView; onOpen: () => void };

/** A notification: opening it leads to its record and notes it as read. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { t } = useTranslation("notifications");
  const format = useFormat();
  const navigate = useNavigate();
  const markRead = useMarkNoticeRead();
  const { id, kind, by, title, message, assignee, record, read_at, created_at } = notice;
  const isTodo = kind === "todo_reminder" || kind === "todo_assigned";
  const isUnread = read_at === null;
  const open = () => {
    if (isUnread) markRead.mutate({ params: { id } });
    if (!record && !isTodo) return;
    navigate(record ? `/${PAGES[record.entity_type]}/${record.id}` : "/tasks");
    onOpen();
  };
  return (
    <Box as="li">
      <chakra.button
        type="button"
        w="full"
        textAlign="start"
        px="2.5"
        py="2"
        rounded="l2"
        cursor="pointer"
        bg={isUnread ? "brand.subtle" : "transparent"}
        focusVisibleRing="inside"
        _hover={{ bg: "bg.muted" }}
        onClick={open}
      >
        <Text fontWeight={isUnread ? "semibold" : "medium"} truncate>
          {isTodo ? title : (record?.label ?? t("log.hidden"))}
        </Text>
        <Text textStyle="sm" lineClamp="2">
          {kind === "setting" ? message || title : [t(`bell.kind.${kind}`, { by }), message].filter(Boolean).join(" ")}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {isUnread && `${t("bell.new")} · `}
          {record && assignee && `${t("bell.assignee", { name: assignee })} · `}
          {format.dateTime(created_at)}
        </Text>
      </chakra.button>
    </Box>
  );
}
