import { Menu, Portal } from "@chakra-ui/react";
import { STAGE_STATUSES } from "@dure/domain/records/pipeline/pipeline";
import type { StageValue } from "@dure/domain/records/record/record";
import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { StatusDot } from "./status-dot";

type Stage = z.infer<typeof StageValue>;

type StageItemsProps = {
  label: string;
  stages: readonly Stage[];
  currentId: string | undefined;
  trigger: ReactElement;
  defaultOpen?: boolean;
  onPick: (stage: Stage) => void;
};

/** A menu of the stages of a deal type, in their status groups. */
export function StageItems({ label, stages, currentId, trigger, defaultOpen = false, onPick }: StageItemsProps) {
  const { t } = useTranslation("records");
  const pick = (id: string) => {
    const stage = stages.find((one) => one.id === id);
    if (stage && id !== currentId) onPick(stage);
  };
  const groups = STAGE_STATUSES.map((status) => ({
    status,
    members: stages.filter((stage) => stage.status === status),
  })).filter(({ members }) => members.length > 0);
  return (
    <Menu.Root defaultOpen={defaultOpen} onSelect={({ value }) => pick(value)} lazyMount>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label} maxH="20rem" overflowY="auto">
            {groups.map(({ status, members }) => (
              <Menu.ItemGroup key={status}>
                <Menu.ItemGroupLabel>{t(`pipeline.status.${status}`)}</Menu.ItemGroupLabel>
                {members.map((stage) => (
                  <Menu.Item key={stage.id} value={stage.id}>
                    <StatusDot status={status} color={stage.color} />
                    <Menu.ItemText flex="1">{stage.label}</Menu.ItemText>
                    {stage.id === currentId && <Check size={14} aria-hidden />}
                  </Menu.Item>
                ))}
              </Menu.ItemGroup>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
