import { Flex, IconButton } from "@chakra-ui/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { usePersistedState } from "../../lib/use-persisted-state";
import { NotificationBell, SearchButton } from "../areas";
import { MainMenu } from "./main-menu";
import { TeamLabel } from "./team-label";
import { UserMenu } from "./user-menu";

const FOLDED = "14";

/** The desktop menu at the left. Collapsed, it shows icons only. */
export function Sidebar() {
  const { t } = useTranslation("app");
  const [folded, setFolded] = usePersistedState("sidebar-folded", false);
  // The content has its final width from the start, so that it doesn't move while the menu's width is animated.
  const width = folded ? FOLDED : "full";
  return (
    <Flex
      as="aside"
      hideBelow="md"
      direction="column"
      w={folded ? FOLDED : "sidebar"}
      overflow="hidden"
      flexShrink="0"
      bg="bg.subtle"
      borderEndWidth="1px"
      transition="width 120ms ease"
    >
      <Flex
        h="14"
        w={width}
        px="2.5"
        align="center"
        justify={folded ? "center" : "space-between"}
        gap="1"
        flexShrink="0"
      >
        {!folded && <TeamLabel />}
        <IconButton
          variant="ghost"
          size="xs"
          color="fg.muted"
          aria-label={folded ? t("menu.expand") : t("menu.collapse")}
          onClick={() => setFolded(!folded)}
        >
          {folded ? <PanelLeftOpen /> : <PanelLeftClose />}
        </IconButton>
      </Flex>
      <Flex
        w={width}
        px="2.5"
        pb="2"
        gap="1"
        minH="10"
        align="center"
        justify="center"
        direction={folded ? "column" : "row"}
        flexShrink="0"
      >
        <Suspense fallback={null}>{SearchButton && <SearchButton compact={folded} />}</Suspense>
        <Suspense fallback={null}>{NotificationBell && <NotificationBell />}</Suspense>
      </Flex>
      <MainMenu folded={folded} />
      <UserMenu folded={folded} />
    </Flex>
  );
}
