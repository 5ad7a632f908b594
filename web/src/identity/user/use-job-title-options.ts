import { JOB_TITLES } from "@dure/domain/identity/user";
import { useTranslation } from "react-i18next";
import type { Option } from "../../ui/form/select-field";

/** The job titles to choose from. */
export function useJobTitleOptions(): Option[] {
  const { t } = useTranslation("identity");
  return JOB_TITLES.map((title) => ({ value: title, label: t(`jobTitle.${title}`) }));
}
