import { Button, Menu, Portal } from "@chakra-ui/react";
import { Check, ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMembers } from "../../../member/member-queries";
import { UNASSIGNED } from "./board-filter";

type AssigneeFilterProps = { chosen: readonly string[]; onChoose: (assignees: string[]) => void };

/** Filters the cards by assignees; "unassigned" is one of the choices. */
export function AssigneeFilter({ chosen, onChoose }: AssigneeFilterProps) {
  const { t } = useTranslation("records");
  const { active, nameOf } = useMembers();
  const choices = [
    ...active.map(({ userId, display_name, email }) => ({ id: userId, label: display_name || email })),
    { id: UNASSIGNED, label: t("board.unassigned") },
  ];
  const [first = "", ...others] = chosen.map(
    (id) => choices.find((choice) => choice.id === id)?.label ?? nameOf(id) ?? t("member.unknown"),
  );
  const shown =
    others.length > 0 ? t("board.assignees", { first, count: others.length }) : first || t("board.everyone");
  return (
    <Menu.Root closeOnSelect={false} lazyMount>
      <Menu.Trigger asChild>
        <Button variant="outline" fontWeight="normal" maxW="14rem" aria-label={`${t("board.assignee")}: ${shown}`}>
          <span>{shown}</span>
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t("board.assignee")} maxH="20rem" overflowY="auto" minW="12rem">
            <Menu.Item value="everyone" onClick={() => onChoose([])}>
              {t("board.everyone")}
            </Menu.Item>
            <Menu.Separator />
            {choices.map(({ id, label }) => (
              <Menu.CheckboxItem
                key={id}
                value={id}
                checked={chosen.includes(id)}
                onCheckedChange={(checked) => onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              >
                <Menu.ItemIndicator>
                  <Check size={14} aria-hidden />
                </Menu.ItemIndicator>
                {label}
              </Menu.CheckboxItem>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
