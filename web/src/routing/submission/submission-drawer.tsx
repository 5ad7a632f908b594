import { Button, Drawer, Portal } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import type { SubmissionHeader } from "@dure/domain/routing/submission/submission";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DrawerClose } from "../../ui/drawer-close";
import type { ShownRow } from "./rows/shown-row";
import { SubmissionDetails } from "./submission-details";

type SubmissionDrawerProps = {
  /** Undefined while the drawer is closed. */
  row: ShownRow | undefined;
  router: RouterView;
  labels: SubmissionHeader["labels"];
  /** Undefined if deletion is not allowed. */
  onDelete: ((id: string) => void) | undefined;
  onClose: () => void;
};

/** The details of a submission in a drawer. */
export function SubmissionDrawer({ row, router, labels, onDelete, onClose }: SubmissionDrawerProps) {
  const { t } = useTranslation("routing");
  return (
    <Drawer.Root
      open={row !== undefined}
      size={{ base: "full", md: "sm" }}
      onOpenChange={({ open }) => !open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title textStyle="md">{row?.name || row?.email || t("submissions.one")}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>{row && <SubmissionDetails row={row} router={router} labels={labels} />}</Drawer.Body>
            {row && onDelete && (
              <Drawer.Footer>
                <Button variant="outline" colorPalette="red" onClick={() => onDelete(row.id)}>
                  <Trash2 aria-hidden />
                  {t("submissions.delete")}
                </Button>
              </Drawer.Footer>
            )}
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
