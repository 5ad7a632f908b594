import { NativeSelect, Text } from "@chakra-ui/react";
import type { Trigger } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/error-state";
import { FieldFrame } from "../../../ui/form/field-frame";
import { SelectInput } from "../../../ui/form/select-input";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { useSegments } from "../../segment/segment-queries";

type OfSegment = Extract<Trigger, { event: "segment_entry" }>;

/** The segment whose new records enter the automation, and whether its present records enter too. */
export function SegmentTrigger({ trigger, onChange }: { trigger: OfSegment; onChange: (trigger: OfSegment) => void }) {
  const { t } = useTranslation("email");
  const { data: segments, error, refetch } = useSegments();
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!segments) return <ListSkeleton rows={1} />;
  const { segment_id, existing, name } = trigger;
  const isGone = segment_id !== null && !segments.some(({ id }) => id === segment_id);
  const choose = (id: string) =>
    onChange({ ...trigger, segment_id: id || null, name: segments.find((one) => one.id === id)?.name ?? "" });
  return (
    <>
      <FieldFrame label={t("trigger.segment_entry.field")} required>
        <NativeSelect.Root>
          <NativeSelect.Field value={segment_id ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{t("trigger.segment_entry.none")}</option>
            {isGone && <option value={segment_id}>{name || t("trigger.segment_entry.gone")}</option>}
            {segments.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {segments.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t("trigger.segment_entry.empty")}
        </Text>
      )}
      <SelectInput
        label={t("trigger.segment_entry.existing")}
        value={existing ? "all" : "onlyNew"}
        options={(["onlyNew", "all"] as const).map((value) => ({ value, label: t(`trigger.segment_entry.${value}`) }))}
        onChange={(value) => onChange({ ...trigger, existing: value === "all" })}
      />
    </>
  );
}
