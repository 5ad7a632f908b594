import { Button, Flex, HStack } from "@chakra-ui/react";
import { HOME_TAB } from "@dure/domain/records/view/view-preferences";
import { House, Lock, Pin, Users } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { SaveView } from "./save-view";
import { useListParams } from "./use-list-params";
import type { ListState } from "./use-list-state";
import { ViewPicker } from "./view-picker";

/**
 * Home, the pinned views in their order, and the open view if it isn't pinned; then the view picker and the save
 * button.
 */
export const ViewBar = memo(function ViewBar({ list }: { list: ListState }) {
  const { t } = useTranslation("records");
  const { openView } = useListParams();
  const { chosen, views } = list;
  const isUnpinned = chosen.tab !== HOME_TAB && chosen.view && !chosen.view.pinned;
  const tabs = [
    { id: HOME_TAB, title: t("view.home"), icon: House },
    ...views.pinned.map(({ id, title }) => ({ id, title, icon: Pin })),
    ...(isUnpinned && chosen.view
      ? [{ id: chosen.tab, title: chosen.view.title, icon: chosen.view.shared ? Users : Lock }]
      : []),
  ];
  return (
    <Flex gap="2" align="center" wrap={{ base: "wrap", md: "nowrap" }} borderBottomWidth="1px" pb="2">
      <HStack as="nav" aria-label={t("view.title")} gap="1" overflowX="auto" minW="0">
        {tabs.map(({ id, title, icon: Icon }) => (
          <Button
            key={id}
            variant="ghost"
            size="xs"
            flexShrink="0"
            maxW="14rem"
            aria-current={id === chosen.tab ? "page" : undefined}
            {...(id === chosen.tab && { bg: "bg.muted", color: "fg" })}
            onClick={() => openView(id)}
          >
            <Icon aria-hidden />
            <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>{title}</span>
          </Button>
        ))}
      </HStack>
      <ViewPicker list={list} />
      <SaveView list={list} />
    </Flex>
  );
});
