import { Drawer, Portal } from "@chakra-ui/react";
import type { EntityId } from "@dure/domain/records/record/entity";
import { useTranslation } from "react-i18next";
import { CloseGuardContext } from "../../../ui/draft/close-guard-context";
import { useGuardedClose } from "../../../ui/draft/use-guarded-close";
import { DrawerClose } from "../../../ui/drawer-close";
import { useFieldLabel } from "../use-field-label";
import { FieldForm } from "./field-form";
import type { FieldEditing } from "./use-field-editing";

type FieldDrawerProps = { entity: EntityId; editing: FieldEditing };

/** Makes a field, or edits one, beside the list. A click outside does not throw away what is typed. */
export function FieldDrawer({ entity, editing }: FieldDrawerProps) {
  const { t } = useTranslation("records");
  const labelOf = useFieldLabel();
  const { edited, close } = editing;
  const field = edited?.field;
  const guarded = useGuardedClose(close);
  return (
    <CloseGuardContext value={guarded.tell}>
      <Drawer.Root
        open={edited !== undefined}
        size={{ base: "full", md: "sm" }}
        closeOnInteractOutside={false}
        onOpenChange={(change) => !change.open && guarded.close()}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header borderBottomWidth="1px" py="3">
                <Drawer.Title textStyle="md">
                  {field
                    ? t("fieldSettings.editTitle", { label: labelOf(field) })
                    : t("fieldSettings.newTitle", { entity: t(`entity.${entity}`) })}
                </Drawer.Title>
              </Drawer.Header>
              {edited && (
                <FieldForm
                  key={field?.id}
                  entity={entity}
                  field={field}
                  isStale={edited.isStale}
                  onStale={editing.reload}
                  onTaken={editing.taken}
                  onDone={close}
                />
              )}
              <DrawerClose />
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      {guarded.question}
    </CloseGuardContext>
  );
}
