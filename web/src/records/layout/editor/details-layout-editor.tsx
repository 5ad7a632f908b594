import { Alert, Button, Flex } from "@chakra-ui/react";
import { DndContext } from "@dnd-kit/core";
import type { Field } from "@dure/domain/records/field/field";
import type { DetailsLayout } from "@dure/domain/records/layout/layout";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { UnsavedChangesGuard } from "../../../ui/unsaved-changes-guard";
import type { TypeOf } from "../layout-queries";
import { LayoutColumns } from "./layout-columns";
import { LayoutContext } from "./layout-context";
import { useLayoutDraft } from "./use-layout-draft";
import { useLayoutDrag } from "./use-layout-drag";
import { WidgetPicker } from "./widget-picker";

type DetailsLayoutEditorProps = {
  type: TypeOf;
  layout: DetailsLayout & { version: number };
  /** Somebody else's layout has been loaded in place of what was being edited. */
  isStale: boolean;
  fields: readonly Field[];
  onReload: (isStale: boolean) => Promise<void>;
};

/** Groups of fields to be put in order, between columns and groups, by mouse, finger, keyboard or menu. */
export function DetailsLayoutEditor({ type, layout, isStale, fields, onReload }: DetailsLayoutEditorProps) {
  const { t } = useTranslation("records");
  const editing = useLayoutDraft(type, layout, fields, onReload);
  const drag = useLayoutDrag(editing);
  return (
    <LayoutContext value={editing}>
      <UnsavedChangesGuard guard={editing.guard} when={editing.isDirty} />
      {isStale && (
        <Alert.Root status="warning" size="sm" role="alert" mb="3">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{t("layout.stale")}</Alert.Title>
        </Alert.Root>
      )}
      <WidgetPicker />
      <DndContext {...drag}>
        <LayoutColumns />
      </DndContext>
      <Flex position="sticky" bottom="0" bg="bg" borderTopWidth="1px" mt="4" py="3" gap="3" align="center" zIndex="1">
        <FormError error={editing.error} />
        <Button variant="outline" ms="auto" disabled={!editing.isDirty} onClick={editing.reset}>
          {t("layout.reset")}
        </Button>
        <Button loading={editing.isSaving} disabled={!editing.isDirty} onClick={editing.save}>
          {t("layout.save")}
        </Button>
      </Flex>
    </LayoutContext>
  );
}
