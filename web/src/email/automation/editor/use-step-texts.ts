import type { Step } from "@dure/domain/email/automation/step";
import { useTranslation } from "react-i18next";
import { useFields } from "../../../records/field/field-queries";
import { useFieldLabel } from "../../../records/field/use-field-label";
import { useVariableLabels } from "../../template/use-variable-labels";

/** A step in words: its kind, and what it does. */
export function useStepTexts() {
  const { t } = useTranslation("email");
  const labelOf = useFieldLabel();
  const { label } = useVariableLabels();
  const { data: fields = [] } = useFields("lead");

  const delayText = (step: Extract<Step, { type: "delay" }>): string => {
    const { days, hours, time, timezone } = step;
    if (hours > 0) {
      const parts = [days ? t("delay.dayCount", { count: days }) : "", t("delay.hourCount", { count: hours })];
      return t("delay.lengthWords", { length: parts.filter(Boolean).join(" ") });
    }
    if (days === null || time === null || timezone === null) return t("step.unset");
    return t("delay.words", { count: days, time, zone: timezone.replaceAll("_", " ") });
  };
  const detailOf = (step: Step): string => {
    if (step.type === "delay") return delayText(step);
    if (step.type === "condition" && step.mail) return t(`conditionStep.${step.mail.act}`);
    if (step.type === "condition")
      return step.filter ? t("conditionStep.words", { count: step.filter.conditions.length }) : t("step.unset");
    if (step.type === "update_field") {
      const field = fields.find(({ id }) => id === step.field_id);
      return field ? labelOf(field) : t("step.unset");
    }
    if (step.type === "send_email") return label(step.email_campaign.subject) || t("step.unset");
    if (step.type === "notify_slack") return step.text || t("step.unset");
    return t("step.leave.hint");
  };
  const titleOf = (step: Step): string =>
    step.type === "condition" && step.label ? step.label : t(`step.${step.type}.title`);
  return { titleOf, detailOf };
}
