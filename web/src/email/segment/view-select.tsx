import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import type { MailedView } from "./use-mailed-views";

const NONE = "";

type ViewSelectProps = {
  views: readonly MailedView[];
  chosen: MailedView | undefined;
  onChoose: (view: MailedView | undefined) => void;
};

/** The saved view whose filter a new segment begins with. */
export function ViewSelect({ views, chosen, onChoose }: ViewSelectProps) {
  const { t } = useTranslation("email");
  return (
    <SelectInput<string>
      label={t("segments.beginWith")}
      hint={chosen && t("segments.fromView.copied")}
      value={chosen?.id ?? NONE}
      options={[
        { value: NONE, label: t("segments.beginBlank") },
        ...views.map(({ id, label }) => ({ value: id, label })),
      ]}
      onChange={(id) => onChoose(views.find((view) => view.id === id))}
    />
  );
}
