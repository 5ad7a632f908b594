import { useTranslation } from "react-i18next";
import { CallError, isForPeople } from "../../lib/call-error";
import { ShareImageError } from "./share-image";

/** The text of an error while saving share settings. */
export function useShareErrorText(): (error: unknown) => string {
  const { t } = useTranslation("routing");
  return (error) => {
    if (error instanceof ShareImageError) return t(`share.fault.${error.fault}`);
    return error instanceof CallError && isForPeople(error) ? error.message : t("share.fault.update");
  };
}
