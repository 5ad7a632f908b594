import { GroupSort } from "@dure/domain/reports/setting/general-setting";
import { type GroupBy, INTERVALS, isDated, isGroupable, MAX_GROUP_LEVELS } from "@dure/domain/reports/setting/group-by";
import { isAdditive } from "@dure/domain/reports/setting/metric";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { SelectInput } from "../../../ui/form/select-input";
import { useSourceFields } from "../use-source-fields";
import { FieldChoice } from "./field-choice";
import type { GeneralFieldsProps } from "./general-fields-props";

/** The fields that a chart groups by, at one or two levels, and the order of the groups. */
export function GroupFields({ setting, problems, onChange }: GeneralFieldsProps) {
  const { t } = useTranslation("reports");
  const { group_by, metric, stacked, cumulative, sort, chart_type } = setting;
  const { data: fields } = useSourceFields(setting.entity_type);
  const levels = Math.min(group_by.length + 1, chart_type === "pie" ? 1 : MAX_GROUP_LEVELS);
  const [first] = group_by;
  const isByDate = first !== undefined && isDated(fields?.byId.get(first.identifier)?.type ?? "text");
  const setLevel = (level: number, group: GroupBy | undefined) =>
    onChange({
      ...setting,
      group_by: [...group_by.slice(0, level), ...(group ? [group] : []), ...group_by.slice(level + 1)],
    });
  return (
    <>
      {Array.from({ length: levels }, (_, level) => (
        <GroupLevel
          key={level}
          level={level}
          setting={setting}
          error={level === 0 ? problems.get("group_by") : undefined}
          onChange={(group) => setLevel(level, group)}
        />
      ))}
      {group_by.length > 1 && (
        <CheckInput
          label={t("report.group.stacked")}
          checked={stacked}
          onChange={(next) => onChange({ ...setting, stacked: next })}
        />
      )}
      {isByDate && isAdditive(metric) && (
        <CheckInput
          label={t("report.group.cumulative")}
          checked={cumulative}
          onChange={(next) => onChange({ ...setting, cumulative: next })}
        />
      )}
      {first && !isByDate && (
        <SelectInput
          label={t("report.group.sort")}
          value={sort ?? ""}
          options={[
            { value: "", label: t("report.group.natural") },
            ...GroupSort.options.map((one) => ({ value: one, label: t(`report.group.${one}`) })),
          ]}
          onChange={(next) => onChange({ ...setting, sort: GroupSort.safeParse(next).data ?? null })}
        />
      )}
    </>
  );
}

type GroupLevelProps = Pick<GeneralFieldsProps, "setting"> & {
  level: number;
  error: string | undefined;
  onChange: (group: GroupBy | undefined) => void;
};

function GroupLevel({ setting, level, error, onChange }: GroupLevelProps) {
  const { t } = useTranslation("reports");
  const { data: fields } = useSourceFields(setting.entity_type);
  const group = setting.group_by[level];
  const type = fields?.byId.get(group?.identifier ?? "")?.type;
  return (
    <>
      <FieldChoice
        label={t(level === 0 ? "report.group.first" : "report.group.second")}
        error={error}
        entity={setting.entity_type}
        {...(level > 0 && { none: t("report.group.none") })}
        fits={(field) => isGroupable(field.type)}
        value={group?.identifier ?? null}
        onChange={(identifier) => onChange(identifier ? { identifier, value: null } : undefined)}
      />
      {group && type && isDated(type) && (
        <SelectInput
          label={t("report.group.interval")}
          value={group.value ?? "yearly"}
          options={INTERVALS.map((interval) => ({ value: interval, label: t(`report.interval.${interval}`) }))}
          onChange={(value) => onChange({ ...group, value })}
        />
      )}
    </>
  );
}
