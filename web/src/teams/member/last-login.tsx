import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

/** When a member last signed in. */
export function LastLogin({ at }: { at: string | null | undefined }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  if (!at) return t("members.neverLoggedIn");
  return (
    <time dateTime={at} title={format.dateTime(at)}>
      {format.ago(at)}
    </time>
  );
}
