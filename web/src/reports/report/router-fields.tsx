import type { RouterSetting } from "@dure/domain/reports/setting/router-setting";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { SelectInput } from "../../ui/form/select-input";
import { QueryFallback } from "../../ui/lazy/query-fallback";
import { PeriodFields } from "./period-fields";
import type { Problems } from "./use-report-draft";

type RouterFieldsProps = {
  setting: RouterSetting;
  problems: Problems;
  onChange: (setting: RouterSetting) => void;
};

/** Selects the router whose steps a report shows. Without the routers feature there are none to choose from. */
export function RouterFields({ setting, problems, onChange }: RouterFieldsProps) {
  const { t } = useTranslation("reports");
  const query = useQuery(api.routing.listRouters.queryOptions({ input: {}, retry: false, select: ({ data }) => data }));
  const routers = isRefusal(query.error, "PLAN_REQUIRED") ? [] : query.data;
  if (!routers) return <QueryFallback query={query} rows={2} />;
  const { form_id, date_option, date_range } = setting;
  const isGone = form_id !== "" && !routers.some(({ id }) => id === form_id);
  return (
    <>
      <SelectInput
        label={t("report.router.form")}
        error={isGone ? t("chart.error.form") : undefined}
        value={form_id}
        options={[
          ...(form_id === "" ? [{ value: "", label: t("report.choose") }] : []),
          ...(isGone ? [{ value: form_id, label: t("report.goneOption") }] : []),
          ...routers.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(id) => onChange({ ...setting, form_id: id })}
      />
      <PeriodFields
        label={t("report.period")}
        error={problems.get("date_range") ?? problems.get("date_range.end")}
        period={{ date_option, date_range }}
        onChange={(period) => onChange({ ...setting, ...period })}
      />
    </>
  );
}
