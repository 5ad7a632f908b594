import { ArrowDown, ArrowUp, FolderInput } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { type GroupBox, groupsIn, moveField } from "../layout-draft";
import { useLayoutEditing } from "./layout-context";

type FieldMenuProps = { fieldId: string; label: string; group: GroupBox; index: number };

/** Where a field can go without dragging it. */
export function FieldMenu({ fieldId, label, group, index }: FieldMenuProps) {
  const { t } = useTranslation("records");
  const { draft, change } = useLayoutEditing();
  const move = (groupId: string, at: number) => () => change((before) => moveField(before, fieldId, groupId, at));
  const others = groupsIn(draft).filter(({ id }) => id !== group.id);
  return (
    <ActionMenu
      label={t("layout.fieldActions", { label })}
      actions={[
        { id: "up", label: t("layout.up"), icon: ArrowUp, disabled: index === 0, onSelect: move(group.id, index - 1) },
        {
          id: "down",
          label: t("layout.down"),
          icon: ArrowDown,
          disabled: index === group.fields.length - 1,
          onSelect: move(group.id, index + 1),
        },
        ...others.map(({ id, title, fields }) => ({
          id: `to-${id}`,
          label: t("layout.toGroup", { title }),
          icon: FolderInput,
          onSelect: move(id, fields.length),
        })),
      ]}
    />
  );
}
