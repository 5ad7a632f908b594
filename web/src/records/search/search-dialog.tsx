import { Dialog, Portal } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSearchShortcut } from "./is-search-shortcut";
import { SearchPanel } from "./search-panel";
import { searchRequests } from "./search-requests";

/** The search over all records, opened by its button or Ctrl/⌘K on any page. */
export function SearchDialog() {
  const { t } = useTranslation("records");
  const [open, setOpen] = useState(false);

  useEffect(() => searchRequests.subscribe(() => setOpen(true)), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <Dialog.Root
      size={{ base: "full", md: "lg" }}
      placement="top"
      scrollBehavior="inside"
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content minH={{ md: "0" }} borderRadius={{ md: "l3" }} overflow="hidden">
            <Dialog.Title srOnly>{t("search.open")}</Dialog.Title>
            <SearchPanel onClose={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
