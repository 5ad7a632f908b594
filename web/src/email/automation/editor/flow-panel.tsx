import { Box, chakra, Grid, Spinner, Stack } from "@chakra-ui/react";
import type { AutomationBody } from "@dure/domain/email/automation/automation";
import { mailSteps } from "@dure/domain/email/automation/steps";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyComponent } from "../../../ui/lazy/lazy-component";
import { useAutomationResults } from "../automation-queries";
import { TriggerCard } from "../trigger/trigger-card";
import { EntryRules } from "./entry-rules";
import type { ShownProblem } from "./shown-problem";
import { StepList } from "./step-list";
import type { ChangeDraft } from "./use-automation-draft";
import { useStepEditing } from "./use-step-editing";

// React Flow loads lazily, with the first graph.
const AutomationCanvas = lazyComponent(async () => (await import("../canvas/automation-canvas")).AutomationCanvas);

type FlowPanelProps = {
  id: string;
  draft: AutomationBody;
  problems: readonly ShownProblem[];
  disabled: boolean;
  onChange: ChangeDraft;
};

/** The steps as a graph, and as a list in which every edit works by keyboard and with a screen reader. */
export function FlowPanel({ id, draft, problems, disabled, onChange }: FlowPanelProps) {
  const { t } = useTranslation("email");
  const [selected, setSelected] = useState<string>();
  const { data: results } = useAutomationResults(id);
  const numbers = new Map((results?.steps ?? []).map((one) => [one.step_id, one]));
  const editing = useStepEditing({ onChange, onSelect: setSelected });
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 28rem" }} gap="4">
      <Box
        h={{ base: "72", lg: "calc(100dvh - 14rem)" }}
        position={{ lg: "sticky" }}
        top="4"
        borderWidth="1px"
        rounded="l3"
        overflow="hidden"
      >
        <Suspense fallback={<Spinner m="4" />}>
          <AutomationCanvas
            draft={draft}
            numbers={numbers}
            problems={problems}
            selected={selected}
            onSelect={setSelected}
          />
        </Suspense>
      </Box>
      <chakra.fieldset disabled={disabled} minW="0" aria-label={t("step.list")}>
        <Stack gap="2">
          <TriggerCard
            trigger={draft.trigger}
            problems={problems.filter(({ step_id }) => step_id === null)}
            onChange={(trigger) => onChange((before) => ({ ...before, trigger }))}
          />
          <StepList
            steps={draft.actions}
            branch={null}
            owner={undefined}
            context={{ numbers, mails: mailSteps(draft.actions), problems, selected, editing, disabled }}
          />
          <EntryRules draft={draft} onChange={onChange} />
        </Stack>
      </chakra.fieldset>
    </Grid>
  );
}
