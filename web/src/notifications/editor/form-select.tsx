import { targetIdOf } from "@dure/domain/notifications/due/due-trigger";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { isRefusal } from "../../lib/call-error";
import { SelectInput } from "../../ui/form/select-input";
import { QueryFallback } from "../../ui/lazy/query-fallback";

type FormSelectProps = {
  /** A target: `form:{id}`. */
  chosen: string;
  onPick: (target: string) => void;
};

/** One of the team's forms, or any form. Without the routers feature there are none to choose from. */
export function FormSelect({ chosen, onPick }: FormSelectProps) {
  const { t } = useTranslation("notifications");
  const query = useQuery(api.routing.listRouters.queryOptions({ input: {}, retry: false, select: ({ data }) => data }));
  const forms = isRefusal(query.error, "PLAN_REQUIRED") ? [] : query.data;
  if (!forms) return <QueryFallback query={query} />;
  const id = targetIdOf(chosen);
  const isGone = id !== "" && !forms.some((form) => form.id === id);
  const options = [
    { value: "", label: t("field.anyForm") },
    ...(isGone ? [{ value: id, label: t("field.gone") }] : []),
    ...forms.map((form) => ({ value: form.id, label: form.title })),
  ];
  return (
    <SelectInput
      label={t("field.form")}
      value={id}
      options={options}
      onChange={(form) => onPick(form && `form:${form}`)}
    />
  );
}
