import { Input, Stack, Text } from "@chakra-ui/react";
import type { StageStatus } from "@dure/domain/records/field/field";
import type { Stage } from "@dure/domain/records/pipeline/pipeline";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { FormDialog } from "../../../ui/form-dialog";
import { notify } from "../../../ui/toast/notify";
import { ColorChoice } from "../../field/settings/color-choice";
import { RequiredFields } from "./required-fields";
import { useRenameStage } from "./use-pipeline-changes";

type StageSettingsDialogProps = { pipelineId: string; stage: Stage; status: StageStatus; onClose: () => void };

const MAX_PERCENT = 100;
const MAX_DAYS = 999;

/** A stage's color, chance and limit of days, and what it asks for before a deal comes there. */
export function StageSettingsDialog({ pipelineId, stage, status, onClose }: StageSettingsDialogProps) {
  const { t } = useTranslation(["records", "ui"]);
  const save = useRenameStage();
  const isLost = status === "SALES_FAILURE";
  const [color, setColor] = useState(stage.color);
  const [percent, setPercent] = useState(isLost ? "" : String(stage.probability ?? ""));
  const [days, setDays] = useState(String(stage.stale_days ?? ""));
  const [required, setRequired] = useState<readonly string[]>(stage.required_fields ?? []);
  const [probability, staleDays] = [typedWhole(percent, 0, MAX_PERCENT), typedWhole(days, 1, MAX_DAYS)];
  const isInvalid = probability === undefined || staleDays === undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isInvalid) return;
    const body = { color: color ?? null, probability, stale_days: staleDays, required_fields: [...required] };
    const onSuccess = () => {
      notify.success({ title: t("ui:saved") });
      onClose();
    };
    save.mutate({ params: { id: pipelineId, stageId: stage.id }, body }, { onSuccess });
  };
  const isOpen = status === "BEFORE_SALES" || status === "IN_SALES";
  return (
    <FormDialog
      title={t("records:pipelineSettings.stageSettings", { label: stage.label })}
      submit={t("records:view.save")}
      busy={save.isPending}
      disabled={isInvalid}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="1.5">
        <Text textStyle="sm" fontWeight="medium">
          {t("records:pipelineSettings.color")}
        </Text>
        <ColorChoice label={t("records:pipelineSettings.color")} value={color} onChange={setColor} />
      </Stack>
      {!isLost && (
        <FieldFrame
          label={t("records:pipelineSettings.probability")}
          error={probability === undefined ? t("records:pipelineSettings.percentRange") : undefined}
        >
          <Input inputMode="numeric" value={percent} onChange={({ target }) => setPercent(target.value)} />
        </FieldFrame>
      )}
      {isOpen && (
        <FieldFrame
          label={t("records:pipelineSettings.staleDays")}
          error={staleDays === undefined ? t("records:pipelineSettings.daysRange") : undefined}
        >
          <Input inputMode="numeric" value={days} onChange={({ target }) => setDays(target.value)} />
        </FieldFrame>
      )}
      <RequiredFields value={required} isLost={isLost} onChange={setRequired} />
    </FormDialog>
  );
}

/** Null for an empty text, undefined for anything but an integer within the range. */
function typedWhole(text: string, min: number, max: number): number | null | undefined {
  const digits = text.trim();
  if (digits === "") return null;
  const number = Number(digits);
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}
