import { AppError } from "@dure/domain/shared/error";
import { LOCALES } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../ui/use-error-text";
import { UploadError } from "./upload-error";

/** Words for why a file was not taken: the browser's own check, the bucket's refusal, or the server's. */
export function useFileErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation("records");
  const errorText = useErrorText();
  const locale = LOCALES.find((one) => one === i18n.language) ?? "ko";
  return (error) => {
    if (error instanceof UploadError) return t(`file.fault.${error.fault}`);
    return error instanceof AppError ? error.text[locale] : errorText(error);
  };
}
