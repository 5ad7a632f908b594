import { ArrowDown, ArrowLeftRight, ArrowUp, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { type Box, groupsIn, moveBox, removeGroup } from "../layout-draft";
import { useLayoutEditing } from "./layout-context";

/** What can be done with a box without dragging it. */
export function BoxMenu({ box, label, columnAt }: { box: Box; label: string; columnAt: number }) {
  const { t } = useTranslation("records");
  const { draft, change } = useLayoutEditing();
  const boxes = draft.columns[columnAt]?.boxes ?? [];
  const place = boxes.findIndex(({ id }) => id === box.id);
  const move = (column: number, at: number) => () => change((before) => moveBox(before, box.id, column, at));
  const others = draft.columns.map((_, at) => at).filter((at) => at !== columnAt);
  return (
    <ActionMenu
      label={t("layout.boxActions", { label })}
      actions={[
        { id: "up", label: t("layout.up"), icon: ArrowUp, disabled: place === 0, onSelect: move(columnAt, place - 1) },
        {
          id: "down",
          label: t("layout.down"),
          icon: ArrowDown,
          disabled: place === boxes.length - 1,
          onSelect: move(columnAt, place + 1),
        },
        ...others.map((at) => ({
          id: `column-${at}`,
          label: t("layout.toColumn", { place: at + 1 }),
          icon: ArrowLeftRight,
          onSelect: move(at, draft.columns[at]?.boxes.length ?? 0),
        })),
        ...(box.kind === "group" && groupsIn(draft).length > 1
          ? [
              {
                id: "remove",
                label: t("layout.removeGroup"),
                icon: Trash2,
                danger: true,
                onSelect: () => change((before) => removeGroup(before, box.id)),
              },
            ]
          : []),
      ]}
    />
  );
}
