import type { Step } from "@dure/domain/email/automation/step";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { focusWhenShown } from "../../../lib/focus-when-shown";
import { ActionMenu } from "../../../ui/action-menu";
import type { StepEditing } from "./use-step-editing";

type StepMenuProps = {
  step: Step;
  title: string;
  isFirst: boolean;
  isLast: boolean;
  editing: StepEditing;
  /** The step's list item. */
  item: RefObject<HTMLElement | null>;
};

/** Moves or removes a step. The focus stays with a moved step, and goes to the place of a removed one. */
export function StepMenu({ step, title, isFirst, isLast, editing, item }: StepMenuProps) {
  const { t } = useTranslation("email");
  const move = (by: -1 | 1) => {
    editing.move(step.id, by);
    focusWhenShown(item.current, "[aria-haspopup=menu]");
  };
  const remove = () => {
    const before = item.current?.previousElementSibling ?? null;
    editing.remove(step.id);
    focusWhenShown(before, "button");
  };
  return (
    <ActionMenu
      label={t("step.actionsOf", { title })}
      actions={[
        { id: "up", label: t("step.up"), icon: ArrowUp, disabled: isFirst, onSelect: () => move(-1) },
        { id: "down", label: t("step.down"), icon: ArrowDown, disabled: isLast, onSelect: () => move(1) },
        { id: "remove", label: t("step.remove"), icon: Trash2, danger: true, onSelect: remove },
      ]}
    />
  );
}
