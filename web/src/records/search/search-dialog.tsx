import { Dialog, Portal } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SearchPanel } from "./search-panel";
import { searchRequests } from "./search-requests";

/** The search over all records, opened by its button or its keys on any page. */
export function SearchDialog() {
  const { t } = useTranslation("records");
  const [open, setOpen] = useState(false);

  useEffect(() => searchRequests.subscribe(() => setOpen(true)), []);

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
          <Dialog.Content minH={{ md: "0" }} my={{ md: "16" }} borderRadius={{ md: "l3" }} overflow="hidden">
            <Dialog.Title srOnly>{t("search.open")}</Dialog.Title>
            <SearchPanel onClose={() => setOpen(false)} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
