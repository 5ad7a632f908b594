import { Box, chakra, IconButton, Kbd } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { searchRequests } from "./search-requests";
import { useSearchShortcut } from "./use-search-shortcut";

const open = () => searchRequests.emit();

/** Opens the search dialog, as Ctrl/⌘K does. Compact, it is an icon. */
export function SearchButton({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("records");
  useSearchShortcut();
  if (compact)
    return (
      <IconButton
        variant="ghost"
        color="fg.muted"
        aria-label={t("search.open")}
        title={t("search.open")}
        onClick={open}
      >
        <Search />
      </IconButton>
    );
  return (
    <chakra.button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      display="flex"
      alignItems="center"
      gap="2.5"
      w="full"
      minW="0"
      h="8"
      px="2"
      borderWidth="1px"
      rounded="l2"
      bg="bg.panel"
      color="fg.muted"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ borderColor: "border.emphasized", color: "fg" }}
      onClick={open}
    >
      <Search size={16} aria-hidden />
      <Box as="span" flex="1" textAlign="start" truncate>
        {t("search.open")}
      </Box>
      <Kbd size="sm" aria-hidden>
        {SHORTCUT}
      </Kbd>
    </chakra.button>
  );
}

const SHORTCUT = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘K" : "Ctrl K";
