import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** Writes a length of time: seconds below a minute, else minutes. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation("journeys");
  const format = useFormat();
  return (seconds) =>
    seconds < 60
      ? t("journey.seconds", { value: format.number(Math.round(seconds)) })
      : t("journey.minutes", { value: format.number(Math.round(seconds / 6) / 10) });
}
