import { targetIdOf } from "@dure/domain/notifications/due/due-trigger";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../lib/api";
import { SelectInput } from "../../ui/form/select-input";

type FormSelectProps = {
  /** A target: `form:{id}`. */
  chosen: string;
  onPick: (target: string) => void;
};

/** One of the team's forms, or any. Without routers there are none to choose from. */
export function FormSelect({ chosen, onPick }: FormSelectProps) {
  const { t } = useTranslation("notifications");
  const { data: forms = [], isPending } = useQuery(
    api.routing.listRouters.queryOptions({ input: {}, retry: false, select: ({ data }) => data }),
  );
  const id = targetIdOf(chosen);
  const isGone = id !== "" && !isPending && !forms.some((form) => form.id === id);
  const options = [
    { value: "", label: t("field.anyForm") },
    ...(isGone || isPending ? [{ value: id, label: t("field.gone") }].filter(({ value }) => value !== "") : []),
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
