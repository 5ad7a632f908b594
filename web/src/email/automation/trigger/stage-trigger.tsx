import { Checkbox, Stack, Text } from "@chakra-ui/react";
import type { Trigger } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";
import { usePipelines } from "../../../records/pipeline/pipeline-queries";
import { QueryFallback } from "../../../ui/lazy/query-fallback";

type OfStage = Extract<Trigger, { event: "stage_change" }>;

/** The stages that let a deal enter when it comes to one of them. */
export function StageTrigger({ trigger, onChange }: { trigger: OfStage; onChange: (trigger: OfStage) => void }) {
  const { t } = useTranslation("email");
  const query = usePipelines();
  const pipelines = query.data;
  if (!pipelines) return <QueryFallback query={query} rows={3} />;
  const all = pipelines.flatMap(({ statuses }) => statuses.flatMap(({ stages }) => stages));
  const toggle = (id: string, isOn: boolean) => {
    const others = trigger.stage_ids.filter((one) => one !== id);
    const stage_ids = isOn ? [...others, id] : others;
    const labels = all.filter((stage) => stage_ids.includes(stage.id)).map(({ label }) => label);
    onChange({ ...trigger, stage_ids, name: labels.join(", ").slice(0, 200) });
  };
  return (
    <Stack gap="3" maxH="64" overflowY="auto" role="group" aria-label={t("trigger.stage_change.field")}>
      {pipelines.map(({ id, title, statuses }) => (
        <Stack key={id} gap="1.5">
          <Text textStyle="xs" color="fg.muted">
            {title}
          </Text>
          {statuses
            .flatMap(({ stages }) => stages)
            .map((stage) => (
              <Checkbox.Root
                key={stage.id}
                size="sm"
                checked={trigger.stage_ids.includes(stage.id)}
                onCheckedChange={({ checked }) => toggle(stage.id, checked === true)}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>{stage.label}</Checkbox.Label>
              </Checkbox.Root>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}
