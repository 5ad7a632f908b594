import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { Trigger } from "@dure/domain/email/automation/trigger";
import { Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import { browserTimeZone } from "../../../lib/zone/browser-time-zone";
import { SelectInput } from "../../../ui/form/select-input";
import type { ShownProblem } from "../editor/shown-problem";
import { DateTrigger } from "./date-trigger";
import { FormTrigger } from "./form-trigger";
import { SegmentTrigger } from "./segment-trigger";
import { StageTrigger } from "./stage-trigger";

type TriggerCardProps = {
  trigger: Trigger;
  problems: readonly ShownProblem[];
  onChange: (trigger: Trigger) => void;
};

const EVENTS = ["form_submission", "stage_change", "date_field", "segment_entry"] as const;

/** What the automation begins with. */
export function TriggerCard({ trigger, problems, onChange }: TriggerCardProps) {
  const { t } = useTranslation("email");
  return (
    <Stack
      as="section"
      aria-labelledby="automation-trigger"
      gap="3"
      p="3"
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      borderColor={problems.length > 0 ? "border.error" : "border"}
    >
      <Flex gap="2" align="center">
        <Box asChild color="brand.fg">
          <Zap size={16} aria-hidden />
        </Box>
        <Text id="automation-trigger" fontWeight="medium">
          {t("trigger.title")}
        </Text>
      </Flex>
      {problems.map(({ message }) => (
        <Text key={message} textStyle="sm" color="fg.error">
          {message}
        </Text>
      ))}
      <SelectInput
        label={t("trigger.event")}
        value={EVENTS.find((event) => event === trigger.event) ?? "form_submission"}
        options={EVENTS.map((value) => ({ value, label: t(`trigger.${value}.label`) }))}
        onChange={(event) => onChange(Trigger.parse({ event, timezone: browserTimeZone() }))}
      />
      {trigger.event === "form_submission" && <FormTrigger trigger={trigger} onChange={onChange} />}
      {trigger.event === "date_field" && <DateTrigger trigger={trigger} onChange={onChange} />}
      {trigger.event === "segment_entry" && <SegmentTrigger trigger={trigger} onChange={onChange} />}
      {trigger.event === "stage_change" && <StageTrigger trigger={trigger} onChange={onChange} />}
    </Stack>
  );
}
