import { Stack } from "@chakra-ui/react";
import type { Branch } from "@dure/domain/email/automation/edit-steps";
import type { Step } from "@dure/domain/email/automation/step";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { AddStep } from "./add-step";
import { StepCard } from "./step-card";
import type { StepContext } from "./step-context";
import { useStepTexts } from "./use-step-texts";

type StepListProps = { steps: readonly Step[]; branch: Branch; owner: Step | undefined; context: StepContext };

/** Steps one below the other, with a button to add one after each; the branches of a condition are indented. */
export function StepList({ steps, branch, owner, context }: StepListProps) {
  const { t } = useTranslation("email");
  const { titleOf } = useStepTexts();
  const firstLabel =
    branch && owner
      ? t("step.addInBranch", { title: titleOf(owner), branch: t(branch.holds ? "step.yes" : "step.no") })
      : t("step.addFirst");
  const add = (label: string, place: number) => (
    <AddStep label={label} disabled={context.disabled} onAdd={(type) => context.editing.add(type, branch, place)} />
  );
  return (
    <Stack as="ol" listStyleType="none" gap="2">
      <li>{add(firstLabel, 0)}</li>
      {steps.map((step, place) => (
        <Fragment key={step.id}>
          <StepCard step={step} isFirst={place === 0} isLast={place === steps.length - 1} context={context}>
            {step.type === "condition" &&
              ([true, false] as const).map((holds) => (
                <BranchSteps key={String(holds)} title={t(holds ? "step.yes" : "step.no")}>
                  <StepList
                    steps={holds ? step.yes : step.no}
                    branch={{ condition: step.id, holds }}
                    owner={step}
                    context={context}
                  />
                </BranchSteps>
              ))}
          </StepCard>
          <li>{add(t("step.addAfter", { title: titleOf(step) }), place + 1)}</li>
        </Fragment>
      ))}
    </Stack>
  );
}

function BranchSteps({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack role="group" aria-label={title} gap="2" ps="3" borderStartWidth="2px" borderColor="border.emphasized">
      <span>{title}</span>
      {children}
    </Stack>
  );
}
